import type { Finding, ReportFinding, Severity } from '../../content/content-error.ts'
import type { Site, SitePage } from '../site/site-reader.ts'

/** Reports an error in a file. */
export type ReportInFile = (file: { file: string; source: string }, finding: Finding) => void

/** A rule for the whole site, which reads these parts of it. */
export type Rule<Parts extends keyof Site = keyof Site> = {
  /** Its name in `--json` and in tests. */
  name: string
  /** A warning does not stop a build. */
  severity: Severity
  check: (site: Pick<Site, Parts>, add: ReportInFile) => void | Promise<void>
}

/** A rule that looks at each page by itself. Its `add` reports an error on that page. */
export function pageRule(
  name: string,
  severity: Severity,
  check: (page: SitePage, add: ReportFinding, site: Site) => void | Promise<void>,
): Rule {
  return {
    name,
    severity,
    async check(site, add) {
      for (const page of site.pages) await check(page, (finding) => add(page, finding), site)
    },
  }
}
