import type { ContentError } from '../../pages/content/content-error.ts'
import { checkSite } from '../../pages/rules/check-site.ts'
import { rules } from '../../pages/rules/index.ts'
import type { SiteReading } from '../../pages/rules/read-site.ts'

/** Checks pages and records: everything that their sources say. */
export async function checkContent({ site, problems }: SiteReading, spelling: boolean): Promise<ContentError[]> {
  return site ? checkSite(site, rules.filter(({ slow }) => spelling || !slow)) : problems
}
