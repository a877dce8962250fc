import type { Finding, Severity } from '../../content/content-error.ts'
import type { Site } from './site.ts'

/** Reports an error in a file. */
export type Add = (file: { file: string; source: string }, finding: Finding) => void

/** A rule for the whole site. */
export type Rule = {
  /** Its name in `--json` and in tests. */
  name: string
  /** A warning does not stop a build. */
  severity: Severity
  check(site: Site, add: Add): void | Promise<void>
}
