import { expiredDates, expiredPages, expiringLinks, duplicateMetadata, metadataLength } from './site/page-metadata.ts'
import { recordPages, references } from './data/references.ts'
import { formFields, offeredIndustries } from './data/form-records.ts'
import { industryBundles } from './data/industry-bundles.ts'
import { recordAgreement } from './data/record-agreement.ts'
import { recordFigures } from './data/record-figures.ts'
import { recordLists } from './data/record-lists.ts'
import { recordOrder } from './data/record-order.ts'
import { recordValues, reservedValues } from './data/record-values.ts'
import { alternativeText, pictureFiles } from './pages/picture-files.ts'
import { brokenTables, tableFigures } from './pages/page-tables.ts'
import { columnBreak, forcedBreaks, duplicateIds, htmlStructure, quotationLines } from './pages/markup.ts'
import { countedLists, printedLists } from './pages/page-lists.ts'
import { headingLevels, headingText, oneH1 } from './pages/headings.ts'
import { linkNames, linkText, unusedDefinitions, printedLinks } from './pages/link-text.ts'
import { lostWords } from './pages/lost-words.ts'
import { printedMarks } from './pages/printed-marks.ts'
import { repeatedParagraphs, repeatedWords, companyName, voice } from './words/style.ts'
import { dates, timeOrder } from './words/dates.ts'
import type { Rule } from './rule.ts'
import { anchors, links, redirectedLinks, orphans } from './site/links.ts'
import { agreement, articles, grammar, wrongWords } from './words/grammar.ts'
import { contacts } from './words/contacts.ts'
import { contradictions } from './words/contradictions.ts'
import { placeholders } from './words/placeholders.ts'
import { prices } from './words/prices.ts'
import { punctuation } from './words/punctuation.ts'
import { recordNames } from './words/record-names.ts'
import { spelling } from './words/spelling.ts'
import { typedFigures } from './words/typed-figures.ts'

/** The rules of the site, in no particular order. To add one, write it in the file of its subject and list it here. */
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
  quotationLines,
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
  recordAgreement,
  industryBundles,
  recordLists,
  recordOrder,
  recordValues,
  recordPages,
  offeredIndustries,
  formFields,
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
  tableFigures,
  timeOrder,
  voice,
  punctuation,
  repeatedWords,
  wrongWords,
  grammar,
  agreement,
  articles,
  recordNames,
  spelling,
]
