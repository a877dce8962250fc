import type { Edit, Place, Severity } from '../../content/content-error.ts'
import type { Site } from './site.ts'

/** An error at one place. */
export type Finding = {
  place: Place
  /** What is wrong: one sentence for a reader who does not program. */
  reason: string
  /** How to fix it. */
  fix?: string | undefined
  /** Edits that certainly fix it. */
  edits?: readonly Edit[]
  /** Overrides the rule's severity. */
  severity?: Severity
}

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
