import type { Edit, Place, Severity } from '../../content/content-error.ts'
import type { Site } from './site.ts'

/** What a rule has found at one place. */
export type Finding = {
  place: Place
  /** What is wrong, in a sentence for somebody who does not program. */
  reason: string
  /** How to fix it. */
  fix?: string | undefined
  /** What fixes it for certain. */
  edits?: readonly Edit[]
  /** Where it weighs otherwise than what the rule finds elsewhere. */
  severity?: Severity
}

/** Notes what a rule has found in a file. */
export type Add = (file: { file: string; source: string }, finding: Finding) => void

/** Something that must hold for the whole site, beyond what lets each file compile. */
export type Rule = {
  /** Its name, as `--json` and the tests say it. */
  name: string
  /** A warning does not stop a build. */
  severity: Severity
  check(site: Site, add: Add): void | Promise<void>
}
