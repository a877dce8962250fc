/** The files of a folder by name, each read when it is needed. */
export type Files = ReadonlyMap<string, () => Buffer>

/** A file name with what a bundler puts before its extension: `assets/menu.rpmFRZgo.css` */
const HASHED = /^(.*[^/])[.-][\w-]{8}(\.\w+)$/
const TEXT = /\.(html?|css|svg|webmanifest|json|xml)$/i

/**
 * Gives the files of two builds the same names where only a hash differs. A file that one side alone has is hashed if
 * the other side alone has one with the same name, with another hash or none.
 */
export function withoutHashes(base: Files, head: Files): [base: Files, head: Files] {
  const [ofBase, ofHead] = [candidates(base, head), candidates(head, base)]
  const names = [new Map<string, string>(), new Map<string, string>()] as const
  for (const [stem, files] of ofBase) {
    const others = ofHead.get(stem) ?? []
    // Of several files with one name, the same content is the same file.
    for (const file of files) {
      const bytes = base.get(file)!()
      const alike = others.filter((other) => head.get(other)!().equals(bytes))
      const partner = files.length === 1 && others.length === 1 ? others[0] : alike[0]
      if (partner === undefined) continue
      const name = files.length === 1 ? stem : partner
      names[0].set(file, name)
      names[1].set(partner, name)
    }
  }
  return [rename(base, names[0]), rename(head, names[1])]
}

/** The files that only one side has, by their name without a hash. */
function candidates(files: Files, others: Files): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files.keys()) {
    if (others.has(file) || /\.html?$/i.test(file)) continue
    const stem = file.replace(HASHED, '$1$2')
    found.set(stem, [...(found.get(stem) ?? []), file])
  }
  return found
}

function rename(files: Files, names: ReadonlyMap<string, string>): Files {
  if (!names.size) return files
  const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1)
  const changes = [...names].filter(([from, to]) => from !== to && HASHED.test(from))
  const pattern = new RegExp(
    changes.map(([from]) => baseName(from).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '$^',
    'g',
  )
  const written = new Map(changes.map(([from, to]) => [baseName(from), baseName(to)]))
  return new Map(
    [...files].map(([file, read]) => {
      // In one byte a character, so that every encoding stays as it is.
      const text = () =>
        read()
          .toString('latin1')
          .replace(pattern, (name) => written.get(name) ?? name)
      return [names.get(file) ?? file, TEXT.test(file) ? () => Buffer.from(text(), 'latin1') : read]
    }),
  )
}
