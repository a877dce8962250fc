import type { core } from 'zod'
import { ContentError, TOP, unreadableText, type ReportFinding } from './content-error.ts'
import { isDay, frontMatterSchema, PATH, type FrontMatter } from './front-matter-schema.ts'
import { quotationFix, readFrontMatterBlock, type FrontMatterBlock } from './front-matter-block.ts'
import { bestMatch, correction, suggestion, unambiguousMatch } from './suggestion.ts'
import type { Records } from './records.ts'

export type { FrontMatter } from './front-matter-schema.ts'

/** The keys of free text, which every page has. */
const TEXTS = ['title', 'description']

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The front matter of a content file, or the errors in it. */
export type FrontMatterReading = {
  frontMatter: FrontMatter | undefined
  /** Undefined if it is not valid YAML. */
  block?: FrontMatterBlock | undefined
  errors: ContentError[]
}

/** Reads the front matter of a content file, and finds every error in it. */
export function readFrontMatter(file: string, source: string, records: Records): FrontMatterReading {
  const unreadable = unreadableText(file, source)
  if (unreadable) return { frontMatter: undefined, errors: [unreadable] }
  const errors: ContentError[] = []
  const add: ReportFinding = (finding) =>
    errors.push(new ContentError({ file, source, rule: 'front-matter', ...finding }))
  const block = readFrontMatterBlock(source)
  if (!('values' in block)) {
    add(block)
    return { frontMatter: undefined, errors }
  }
  const schema = frontMatterSchema(records)
  const values = { ...block.values, ...quotedTexts(block, records.phrases, add) }
  const { data, error } = schema.safeParse(values, { reportInput: true })
  const known = Object.keys(schema.shape)
  const unknown = Object.keys(block.values).filter((key) => !known.includes(key))
  const free = known.filter((key) => !(key in block.values))
  const misspelt = unknown.map((key) => bestMatch(key, free))
  for (const key of unknown)
    add({
      place: block.keyPlace(key),
      reason: `There is no key "${key}" in front matter.`,
      fix: suggestion(key, free),
      edits: correction(block.keyPlace(key), key, free),
    })
  const cut = TEXTS.filter((key) => reportCutShort(key, block, add))
  for (const issue of error?.issues ?? []) {
    const key = String(issue.path[0])
    // Do not report a missing title beside a "titel".
    if (issue.code === 'unrecognized_keys' || misspelt.includes(key) || cut.includes(key)) continue
    if (key in block.values) explainValue(issue, key, block, records, add)
    else add({ place: TOP, reason: `The front matter has no ${key}.`, fix: `Add a line "${key}: …".` })
  }
  if (!misspelt.includes('template')) checkTemplate(block, records, add)
  checkDrawing(block, add)
  checkDays(block, add)
  return { frontMatter: errors.length ? undefined : data, block, errors }
}

/**
 * The title and the description with the phrases that they quote, such as {agent-price}. Reports names that no phrase
 * has.
 */
function quotedTexts(
  block: FrontMatterBlock,
  phrases: Readonly<Record<string, string>>,
  add: ReportFinding,
): Record<string, string> {
  const texts = TEXTS.flatMap((key) => {
    const text = block.values[key]
    return typeof text === 'string' ? [[key, text] as const] : []
  })
  return Object.fromEntries(
    texts.map(([key, text]) => [
      key,
      text.replace(/\{([^{}]*)\}/g, (quote, name: string) => {
        if (Object.hasOwn(phrases, name)) return phrases[name]!
        add({
          place: block.valuePlace([key]),
          reason: `"${key}" quotes ${quote}, but there is no phrase "${name}" in data/phrases.ts.`,
          fix: suggestion(name, Object.keys(phrases)),
        })
        return quote
      }),
    ]),
  )
}

/** Reports a text that YAML cuts short at a #. */
function reportCutShort(key: string, block: FrontMatterBlock, add: ReportFinding): boolean {
  const comment = block.commentAfter(key)
  if (!comment) return false
  const { fix, edits } = quotationFix(comment.line, comment.place.line)
  const reason = `"${key}" ends before the #: text after a space and a # is a comment.`
  add({ place: comment.place, reason, fix: `${fix} Put a comment on a line of its own.`, edits })
  return true
}

function explainValue(
  issue: core.$ZodIssue,
  key: string,
  block: FrontMatterBlock,
  records: Records,
  add: ReportFinding,
): void {
  const value = block.values[key]
  if (value === null)
    return add({
      place: block.keyPlace(key),
      reason: `"${key}" has no value.`,
      fix:
        'Write one after the ' +
        `colon${TEXTS.includes(key) ? '' : ', or delete the line'}.${block.commentAfter(key) ? ' Text after a # is a comment.' : ''}`,
    })
  const place = block.valuePlace(issue.path)
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String)
    const home = key === 'agent' || key === 'industry' ? ` in ${records[key].file}` : ''
    return add({
      place,
      reason: `There is no ${key} "${textOf(value)}"${home}.`,
      fix: suggestion(textOf(value), known),
      edits: correction(place, value, known),
    })
  }
  const corrected = correctedValue(key, issue.input)
  const text = corrected !== undefined && isValid(key, corrected, records) ? corrected : undefined
  const hidesPage = /^(publish|expires)$/.test(key) || (key === 'draft' && text === 'true')
  add({
    place,
    reason: `"${key}" ${issue.message}.`,
    fix: text && (key === 'redirectFrom' ? `Write ${text}` : `Write: ${key}: ${text}`),
    // Whether a page is hidden is for a person to decide.
    edits: text === undefined || hidesPage ? undefined : [{ place, text }],
  })
}

/** Whether this value, written as YAML, is valid for a key. */
function isValid(key: string, yaml: string, records: Records): boolean {
  const schema = frontMatterSchema(records).shape[key as keyof FrontMatter]
  const value = /^(true|false)$/.test(yaml) ? yaml === 'true' : yaml
  return schema.safeParse(value).success
}

/** The value that was certainly meant, as YAML, if the typo leaves no doubt. */
function correctedValue(key: string, value: unknown): string | undefined {
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
  const [, date, name, year] = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]* (\d{4})$/i.exec(value) ?? []
  const month = name === undefined ? -1 : MONTHS.indexOf(name.toLowerCase())
  if (month >= 0) return `${year}-${String(month + 1).padStart(2, '0')}-${date!.padStart(2, '0')}`
  if (/^(yes|on|true)$/i.test(value)) return 'true'
  if (/^(no|off|false)$/i.test(value)) return 'false'
  return unambiguousMatch(value, ['true', 'false'])
}

function checkTemplate({ values, keyPlace }: FrontMatterBlock, records: Records, add: ReportFinding): void {
  for (const template of ['agent', 'industry'] as const) {
    if (values['template'] === template && !(template in values)) {
      add({
        place: keyPlace('template'),
        reason: `A page with "template: ${template}" must say which ${template} it is about.`,
        fix: `Add a line "${template}: …" with an id from ${records[template].file}.`,
      })
    }
    if (values['template'] !== template && template in values) {
      add({
        place: keyPlace(template),
        reason: `"${template}" goes only with "template: ${template}".`,
        fix: 'Add that line, or delete this one.',
      })
    }
  }
}

function checkDrawing({ values, keyPlace }: FrontMatterBlock, add: ReportFinding): void {
  if ('drawing' in values && (values['template'] ?? 'page') !== 'page')
    add({ place: keyPlace('drawing'), reason: '"drawing" goes only with "template: page".', fix: 'Delete the line.' })
}

function checkDays({ values, valuePlace }: FrontMatterBlock, add: ReportFinding): void {
  const { publish, expires } = values
  if (typeof publish !== 'string' || typeof expires !== 'string' || !isDay(publish) || !isDay(expires)) return
  if (expires < publish)
    add({
      place: valuePlace(['expires']),
      reason: 'The page expires before it is published.',
      fix: 'Make "expires" the later day.',
    })
}

/** A value of front matter as the author wrote it. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
