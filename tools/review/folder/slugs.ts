/** A file name for each path, each once. */
export function slugs(paths: readonly string[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    paths.map((path) => {
      const plain =
        path
          .slice(1)
          .replace(/[^a-z0-9-]+/gi, '_')
          .slice(0, 60) || 'home'
      let slug = plain
      for (let index = 2; taken.has(slug); index += 1) slug = `${plain}_${index}`
      taken.add(slug)
      return [path, slug]
    }),
  )
}
