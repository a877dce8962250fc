import type { ContentError } from '../content/content-error.ts'
import { checkSite } from './rules/check-site.ts'
import { rules } from './rules/index.ts'
import type { SiteReading } from './rules/read-site.ts'

/** Checks pages and records: everything that their sources say. */
export async function checkContent({ site, errors }: SiteReading, spelling: boolean): Promise<ContentError[]> {
  return site
    ? checkSite(
        site,
        rules.filter(({ slow }) => spelling || !slow),
      )
    : errors
}
