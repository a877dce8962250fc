import { pastDates } from './data/past-dates.ts'
import { recordPages } from './data/record-pages.ts'
import { recordValues } from './data/record-values.ts'
import { references } from './data/references.ts'
import { reservedValues } from './data/reserved-values.ts'
import { alternativeText } from './pages/alternative-text.ts'
import { columnBreak } from './pages/column-break.ts'
import { duplicateIds } from './pages/duplicate-ids.ts'
import { forcedBreaks } from './pages/forced-breaks.ts'
import { headingLevels } from './pages/heading-levels.ts'
import { linkText } from './pages/link-text.ts'
import { lostWords } from './pages/lost-words.ts'
import { needlessSection } from './pages/needless-section.ts'
import { oneH1 } from './pages/one-h1.ts'
import { pictures } from './pages/pictures.ts'
import { printedMarks } from './pages/printed-marks.ts'
import { tagShare } from './pages/tag-share.ts'
import type { Rule } from './rule.ts'
import { alike } from './site/alike.ts'
import { anchors } from './site/anchors.ts'
import { expiringLinks } from './site/expiring-links.ts'
import { lengths } from './site/lengths.ts'
import { links } from './site/links.ts'
import { movedLinks } from './site/moved-links.ts'
import { orphans } from './site/orphans.ts'
import { pastPages } from './site/past-pages.ts'
import { placeholders } from './words/placeholders.ts'
import { prices } from './words/prices.ts'
import { spelling } from './words/spelling.ts'
import { voice } from './words/voice.ts'

/** The rules of the site. To add a rule, add its file and list it here. */
export const rules: readonly Rule[] = [
  oneH1,
  headingLevels,
  duplicateIds,
  linkText,
  pictures,
  alternativeText,
  printedMarks,
  lostWords,
  columnBreak,
  forcedBreaks,
  needlessSection,
  tagShare,
  links,
  anchors,
  movedLinks,
  expiringLinks,
  lengths,
  alike,
  orphans,
  pastPages,
  references,
  recordValues,
  recordPages,
  reservedValues,
  pastDates,
  placeholders,
  prices,
  voice,
  spelling,
]
