import type { ContentFolder } from '../content/content-folder.ts'

/**
 * What the rules for words say of a module of records after a change, and did not say before.
 * @returns sentences for the author; empty if there is nothing to say
 */
export async function newWordErrors(
  folder: ContentFolder,
  modules: readonly string[],
  file: string,
  before: string,
  after: string,
): Promise<string> {
  const [{ readDataFile }, { ruleErrors }, { wordRules }] = await Promise.all([
    import('../check/site/data-file.ts'),
    import('../check/site/check-site.ts'),
    import('../check/rules/index.ts'),
  ])
  const load = async (name: string) => [name, (await folder.load(`/${name}`)) as Record<string, unknown>] as const
  const site = {
    ...{ root: folder.root, pages: [], production: false },
    values: new Map(await Promise.all(modules.map(load))),
    vocabulary: await folder.vocabulary(),
    publication: folder.publication(),
  }
  const errorsIn = (text: string) => ruleErrors({ ...site, data: [readDataFile(file, text)] }, wordRules)
  const known = (await errorsIn(before)).map(({ reason }) => reason)
  const added = (await errorsIn(after)).filter(({ reason }) => {
    const at = known.indexOf(reason)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
  // Comments in the file are the developer's way to allow what is right.
  return added.map(({ reason, fix = '' }) => `${reason} ${fix.replace(/ If [^.]*\ballow: .*$/, '')}`.trim()).join(' ')
}
