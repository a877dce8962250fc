import type { ContentError } from '../../pages/content/content-error.ts'
import { readBuildDate } from '../../pages/content/publication.ts'
import { checkSite } from '../../pages/rules/check-site.ts'
import { rules } from '../../pages/rules/index.ts'
import { readSite } from './read-site.ts'

/** What is checked of pages and records. */
export type ContentOptions = {
  /** Whether words are looked up in the dictionary. */
  spelling: boolean
  /** Whether visitors will see the site as it is: placeholders are told of too. */
  production: boolean
  /** Whether drafts and pages to come count as published. */
  preview: boolean
}

/** Checks pages and records: everything that their sources say. */
export async function checkContent(root: string, { spelling, production, preview }: ContentOptions): Promise<ContentError[]> {
  const { site, problems } = await readSite(root, { publication: { buildDate: readBuildDate(), preview }, production })
  return site ? checkSite(site, rules.filter(({ slow }) => spelling || !slow)) : problems
}
