import { expiredDates } from './data/expired-dates.ts'
import { industryChoices } from './data/industry-choices.ts'
import { recordPages } from './data/record-pages.ts'
import { recordFigures } from './data/record-figures.ts'
import { recordValues } from './data/record-values.ts'
import { references } from './data/references.ts'
import { reservedValues } from './data/reserved-values.ts'
import { alternativeText } from './pages/alternative-text.ts'
import { brokenTables } from './pages/broken-tables.ts'
import { columnBreak } from './pages/column-break.ts'
import { countedLists } from './pages/counted-lists.ts'
import { duplicateIds } from './pages/duplicate-ids.ts'
import { forcedBreaks } from './pages/forced-breaks.ts'
import { headingText } from './pages/heading-text.ts'
import { headingLevels } from './pages/heading-levels.ts'
import { htmlStructure } from './pages/html-structure.ts'
import { linkText } from './pages/link-text.ts'
import { lostWords } from './pages/lost-words.ts'
import { oneH1 } from './pages/one-h1.ts'
import { pictureFiles } from './pages/picture-files.ts'
import { printedLinks } from './pages/printed-links.ts'
import { printedLists } from './pages/printed-lists.ts'
import { printedMarks } from './pages/printed-marks.ts'
import { repeatedParagraphs } from './pages/repeated-paragraphs.ts'
import { timeOrder } from './pages/time-order.ts'
import { unusedDefinitions } from './pages/unused-definitions.ts'
import type { Rule } from './rule.ts'
import { duplicateMetadata } from './site/duplicate-metadata.ts'
import { anchors } from './site/anchors.ts'
import { expiringLinks } from './site/expiring-links.ts'
import { metadataLength } from './site/metadata-length.ts'
import { linkNames } from './site/link-names.ts'
import { links } from './site/links.ts'
import { redirectedLinks } from './site/redirected-links.ts'
import { orphans } from './site/orphans.ts'
import { expiredPages } from './site/expired-pages.ts'
import { agreement } from './words/agreement.ts'
import { articles } from './words/articles.ts'
import { companyName } from './words/company-name.ts'
import { contacts } from './words/contacts.ts'
import { contradictions } from './words/contradictions.ts'
import { dates } from './words/dates.ts'
import { placeholders } from './words/placeholders.ts'
import { prices } from './words/prices.ts'
import { punctuation } from './words/punctuation.ts'
import { repeatedWords } from './words/repeated-words.ts'
import { spelling } from './words/spelling.ts'
import { typedFigures } from './words/typed-figures.ts'
import { voice } from './words/voice.ts'
import { grammar } from './words/grammar.ts'
import { wrongWords } from './words/wrong-words.ts'

/** The rules of the site. To add a rule, add its file and list it here. */
export const rules: readonly Rule[] = [
  oneH1,
  headingLevels,
  headingText,
  duplicateIds,
  linkText,
  pictureFiles,
  alternativeText,
  printedMarks,
  printedLinks,
  printedLists,
  brokenTables,
  repeatedParagraphs,
  unusedDefinitions,
  lostWords,
  htmlStructure,
  columnBreak,
  forcedBreaks,
  links,
  linkNames,
  anchors,
  redirectedLinks,
  expiringLinks,
  metadataLength,
  duplicateMetadata,
  orphans,
  expiredPages,
  references,
  recordFigures,
  recordValues,
  recordPages,
  industryChoices,
  reservedValues,
  expiredDates,
  placeholders,
  dates,
  companyName,
  contacts,
  prices,
  typedFigures,
  contradictions,
  countedLists,
  timeOrder,
  voice,
  punctuation,
  repeatedWords,
  wrongWords,
  grammar,
  agreement,
  articles,
  spelling,
]
