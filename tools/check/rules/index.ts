import * as industryRecords from './data/industry-records.ts'
import * as recordAgreement from './data/record-agreement.ts'
import * as recordFigures from './data/record-figures.ts'
import * as recordLists from './data/record-lists.ts'
import * as recordOrder from './data/record-order.ts'
import * as recordValues from './data/record-values.ts'
import * as references from './data/references.ts'
import * as headings from './pages/headings.ts'
import * as linkText from './pages/link-text.ts'
import * as lostWords from './pages/lost-words.ts'
import * as markup from './pages/markup.ts'
import * as pageLists from './pages/page-lists.ts'
import * as pageTables from './pages/page-tables.ts'
import * as pictureFiles from './pages/picture-files.ts'
import * as printedMarks from './pages/printed-marks.ts'
import * as links from './site/links.ts'
import * as pageMetadata from './site/page-metadata.ts'
import * as contacts from './words/contacts.ts'
import * as contradictions from './words/contradictions.ts'
import * as dates from './words/dates.ts'
import * as grammar from './words/grammar.ts'
import * as placeholders from './words/placeholders.ts'
import * as prices from './words/prices.ts'
import * as punctuation from './words/punctuation.ts'
import * as recordNames from './words/record-names.ts'
import * as spelling from './words/spelling.ts'
import * as style from './words/style.ts'
import * as typedFigures from './words/typed-figures.ts'
import type { Rule } from './rule.ts'

const modules = [
  industryRecords,
  recordAgreement,
  recordFigures,
  recordLists,
  recordOrder,
  recordValues,
  references,
  headings,
  linkText,
  lostWords,
  markup,
  pageLists,
  pageTables,
  pictureFiles,
  printedMarks,
  links,
  pageMetadata,
  contradictions,
]

/** What finds errors in a text by itself. */
const wordModules = [
  contacts,
  dates,
  grammar,
  placeholders,
  prices,
  punctuation,
  recordNames,
  spelling,
  style,
  typedFigures,
]

/** The rules for words, which hold for one page or one file of records without the others. */
export const wordRules = rulesIn(wordModules)

/** The rules of the site: all that these files export. Another file of rules is imported here. */
export const rules = rulesIn([...modules, ...wordModules])

function rulesIn(modulesOfRules: readonly Readonly<Record<string, unknown>>[]): readonly Rule[] {
  return modulesOfRules.flatMap((module) => Object.values(module).filter(isRule))
}

function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && 'check' in value
}
