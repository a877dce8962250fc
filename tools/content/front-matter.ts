import type { core } from 'zod'
import { ErrorCollector, TOP, type ContentError } from './content-error.ts'
import { isDay } from './day.ts'
import { quoted } from './explain-yaml.ts'
import { readFrontMatterBlock, type FrontMatterBlock } from './front-matter-block.ts'
import { frontMatterSchema, PATH, type FrontMatter } from './front-matter-schema.ts'
import { closest, correction, suggestion } from './suggestion.ts'
import { unreadableText } from './unreadable-text.ts'
import type { Records } from './records.ts'

export type { FrontMatter } from './front-matter-schema.ts'

/** The keys of free text, which every page has. */
const TEXTS = ['title', 'description']

/** What was read from the head of a content file: its front matter, or why there is none. */
export type FrontMatterReading = {
  frontMatter: FrontMatter | undefined
  /** Undefined if it is not valid YAML. */
  block?: FrontMatterBlock | undefined
  errors: ContentError[]
}

/** Reads the front matter at the head of a content file, with every error in it. */
export function readFrontMatter(file: string, source: string, records: Records): FrontMatterReading {
  const unreadable = unreadableText(file, source)
  if (unreadable) return { frontMatter: undefined, errors: [unreadable] }
  const errors = new ErrorCollector(file, source)
  errors.rule = 'front-matter'
  const block = readFrontMatterBlock(source, errors)
  if (!block) return { frontMatter: undefined, errors: errors.found }
  const schema = frontMatterSchema(records)
  const { data, error } = schema.safeParse(block.values, { reportInput: true })
  const known = Object.keys(schema.shape)
  const unknown = Object.keys(block.values).filter((key) => !known.includes(key))
  const free = known.filter((key) => !(key in block.values))
  const misspelt = unknown.map((key) => closest(key, free))
  for (const key of unknown)
    errors.add(
      block.keyPlace(key),
      `There is no key "${key}" in front matter.`,
      suggestion(key, free),
      correction(block.keyPlace(key), key, free),
    )
  const cut = TEXTS.filter((key) => isCutShort(key, block, errors))
  for (const issue of error?.issues ?? []) {
    const key = String(issue.path[0])
    // Do not report a missing title beside a "titel".
    if (issue.code === 'unrecognized_keys' || misspelt.includes(key) || cut.includes(key)) continue
    if (key in block.values) explainValue(issue, key, block, records, errors)
    else errors.add(TOP, `The front matter has no ${key}.`, `Add a line "${key}: …".`)
  }
  checkTemplate(block, records, errors)
  checkDrawing(block, errors)
  checkDays(block, errors)
  return { frontMatter: errors.found.length ? undefined : data, block, errors: errors.found }
}

/** Reports a text that YAML cuts short at a #. */
function isCutShort(key: string, block: FrontMatterBlock, errors: ErrorCollector): boolean {
  const comment = block.commentAfter(key)
  if (!comment) return false
  const { fix, edits } = quoted(comment.line, comment.place.line)
  const reason = `"${key}" ends before the #: text after a space and a # is a comment.`
  errors.add(comment.place, reason, `${fix} Put a comment on a line of its own.`, edits)
  return true
}

function explainValue(
  issue: core.$ZodIssue,
  key: string,
  block: FrontMatterBlock,
  records: Records,
  errors: ErrorCollector,
): void {
  const given = block.values[key]
  if (given === null)
    return errors.add(
      block.keyPlace(key),
      `"${key}" has no value.`,
      'Write one after the ' +
        `colon${TEXTS.includes(key) ? '' : ', or delete the line'}.${block.commentAfter(key) ? ' Text after a # is a comment.' : ''}`,
    )
  const place = block.valuePlace(issue.path)
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String)
    const home = key === 'agent' || key === 'industry' ? ` in ${records[key].file}` : ''
    return errors.add(
      place,
      `There is no ${key} "${textOf(given)}"${home}.`,
      suggestion(textOf(given), known),
      correction(place, given, known),
    )
  }
  // If the type of value is right, the message of the union's member is more specific.
  const member =
    issue.code === 'invalid_union' ? issue.errors.flat().find(({ code }) => code !== 'invalid_type') : undefined
  const path = [...issue.path, ...(member?.path ?? [])]
  const text = rewritten(key, (member ?? issue).input)
  errors.add(
    block.valuePlace(path),
    `"${key}" ${(member ?? issue).message}.`,
    text && (key === 'redirectFrom' ? `Write ${text}` : `Write: ${key}: ${text}`),
    text === undefined ? undefined : [{ place: block.valuePlace(path), text }],
  )
}

/** The value as it was probably meant, for the slips that leave no doubt. */
function rewritten(key: string, value: unknown): string | undefined {
  if (typeof value === 'number') return `"${value}"`
  if (typeof value !== 'string') return
  if (key === 'redirectFrom') {
    const words = value
      .trim()
      .toLowerCase()
      .replace(/^\/+|\/+$/g, '')
    const path = `/${words.replace(/[\s_]+/g, '-')}`
    return PATH.test(path) ? path : undefined
  }
  const day = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(value)
  if (day) return `${day[3]}-${day[2]!.padStart(2, '0')}-${day[1]!.padStart(2, '0')}`
  if (/^(yes|on|true)$/i.test(value)) return 'true'
  if (/^(no|off|false)$/i.test(value)) return 'false'
}

function checkTemplate({ values, keyPlace }: FrontMatterBlock, records: Records, errors: ErrorCollector): void {
  for (const template of ['agent', 'industry'] as const) {
    if (values['template'] === template && !(template in values)) {
      errors.add(
        keyPlace('template'),
        `A page with "template: ${template}" must say which ${template} it is about.`,
        `Add a line "${template}: …" with an id from ${records[template].file}.`,
      )
    }
    if (values['template'] !== template && template in values) {
      errors.add(
        keyPlace(template),
        `"${template}" goes only with "template: ${template}".`,
        'Add that line, or delete this one.',
      )
    }
  }
}

function checkDrawing({ values, keyPlace }: FrontMatterBlock, errors: ErrorCollector): void {
  if ('drawing' in values && (values['template'] ?? 'page') !== 'page')
    errors.add(keyPlace('drawing'), '"drawing" goes only with "template: page".', 'Delete the line.')
}

function checkDays({ values, valuePlace }: FrontMatterBlock, errors: ErrorCollector): void {
  const { publish, expires } = values
  if (typeof publish !== 'string' || typeof expires !== 'string' || !isDay(publish) || !isDay(expires)) return
  if (expires < publish)
    errors.add(valuePlace(['expires']), 'The page expires before it is published.', 'Make "expires" the later day.')
}

/** A value of front matter as its author sees it. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
