import type { Place } from '../../../content/content-error.ts'
import { isDay } from '../../../content/front-matter-schema.ts'
import { groupListsIn, leavesOf } from '../../../content/mdx/static-value.ts'
import { readToolSettings } from '../../../lib/tool-settings.ts'
import { siteRule } from '../rule.ts'
import { REFERENCE_LISTS } from './references.ts'

/** Keys whose text a visitor reads. */
const VISIBLE_KEYS = new Set(
  'name title label line text description summary heading subheading body question answer job tagline'.split(' '),
)

/** Markdown and tags, which show as plain text in records. */
const MARK = /\*\*|\[[^\]]+\]\([^)]+\)|<\/?[a-z]+ ?\/?>/i
/** Tags in a text under any key. */
const TAG = /<\/?(?:b|br|em|i|p|span|strong|u) ?\/?>/i

const DURATION = /^\d\d:[0-5]\d$/

/** A placeholder such as ${MINUTES}, which only a text in backticks fills in. */
const PLACEHOLDER = /\$\{\s*[\w.[\]'()]+\s*\}/

/** Records have no empty texts, ids given twice, impossible dates, phone numbers or addresses. */
export const recordValues = siteRule<'data' | 'values' | 'vocabulary'>('record-values', 'error', (site, add) => {
  const { data, values, vocabulary } = site
  const ids = new Set<unknown>([...vocabulary.records.agent.ids, ...vocabulary.records.industry.ids])
  for (const file of data) {
    const report = (place: Place, reason: string, fix: string) => add(file, { place, reason, fix })
    for (const { 0: written, index } of file.source.matchAll(/(?<=: )\d{1,3}\.\d00\b(?=[,\s}])/g))
      report(
        file.lines.placeAt(index, written.length),
        `${written} is ${Number(written)}: the dot is a decimal point.`,
        `For thousands write ${written.replace('.', '_')}.`,
      )
    const isTimed = file.texts.some(({ key, value }) => key === 'duration' && DURATION.test(value))
    for (const { value, key, place } of file.texts) {
      if (key === undefined) continue
      const mark = VISIBLE_KEYS.has(key) ? MARK : TAG
      const placeholder = PLACEHOLDER.exec(value)?.[0]
      if (placeholder)
        report(
          place,
          `${placeholder} is printed as it stands: quotation marks fill in nothing.`,
          'Put the text into backticks: `…`',
        )
      else if (value.trim() === '' && VISIBLE_KEYS.has(key))
        report(place, `"${key}" is empty.`, 'Write the text, or delete the line if it is optional.')
      else if (value !== value.trim() && VISIBLE_KEYS.has(key))
        report(place, `"${key}" begins or ends with a space.`, 'Delete it.')
      else if (mark.test(value))
        report(place, `"${key}" is plain text, so ${mark.exec(value)![0]} would show.`, 'Write the words alone.')
      else if (key === 'duration' && isTimed && !DURATION.test(value))
        report(
          place,
          `"${value}" is not a duration as the entries beside it have it.`,
          'Write minutes and seconds such as 04:12.',
        )
      else if (key === 'question' && !value.trim().endsWith('?'))
        report(place, 'The question has no question mark.', 'Write ? at its end.')
      else if (key === 'connects' && /^Connect\b|\.$/.test(value))
        report(
          place,
          '"connects" is the end of a sentence that begins with "Connect".',
          'Write what is connected, without a full stop.',
        )
      else if (key === 'href' && !/^(\/|#|https:\/\/|mailto:|tel:)/.test(value))
        report(
          place,
          `"${value}" is not an address.`,
          'Write the path of a page, such as /pricing, or an address that begins with https://.',
        )
      else if (/^\d{4}-\d\d?-\d\d?$/.test(value) && !isDay(value))
        report(place, `There is no day ${value}.`, 'Write a day such as 2026-01-31.')
      else if (/^(date|validUntil)$/.test(key) && /\d\/\d|^\d{1,2}[ .-]/.test(value))
        report(place, `"${value}" is not a day as records write it.`, 'Write a day such as 2026-01-31.')
      else if (key === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
        report(place, `"${value}" is not an e-mail address.`, 'Write it as name@example.com.')
      else if (/^[+0][\d ()]*[a-z][\d ()a-z]*$/i.test(value) && value.replace(/\D/g, '').length > 7)
        report(place, `The telephone number "${value}" contains a letter.`, 'Write digits only; 0 and O look alike.')
    }
    const codes = new Set<unknown>()
    const sentences = new Set<string>()
    for (const { value, path } of leavesOf(values.get(file.file))) {
      if (path.at(-1) === 'code') {
        if (codes.has(value))
          report(file.placeOf(path), `The code "${String(value)}" is already used above.`, 'Write another code.')
        codes.add(value)
      }
      if (typeof value !== 'string' || typeof path.at(-1) !== 'number') continue
      // Other words may appear in a list twice; another rule checks REFERENCE_LISTS.
      const isId = ids.has(value) && !REFERENCE_LISTS.some(([, list]) => list === path.at(-2))
      if (!value.includes(' ') && !isId) continue
      const sentence = JSON.stringify([path.slice(0, -1), value])
      if (sentences.has(sentence))
        report(
          file.placeOf(path),
          `"${value}" appears twice in this list.`,
          'Delete one of the two, or write another text.',
        )
      sentences.add(sentence)
    }
    for (const list of groupListsIn(values.get(file.file))) {
      for (const [index, entry] of list.entries.entries()) {
        const isAgentAgain =
          typeof entry.agent === 'string' && list.entries.findIndex(({ agent }) => agent === entry.agent) < index
        if (isAgentAgain && list.path.at(-1) === 'bundle')
          report(
            file.placeOf([...list.path, index, 'agent']),
            `The agent "${String(entry.agent)}" appears twice in this list.`,
            'Write another agent, or delete the entry.',
          )
      }
    }
  }
})

/** Values from ranges that are reserved for fiction and documentation. */
const RESERVED: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /\bexample\.(com|org|net)\b|\.example\b/, what: 'An address of a domain that is reserved for examples' },
  {
    pattern: /^\+?[\d ()]*(020 ?7946 ?0|442079460)\d*|^tel:\+442079460\d+$/,
    what: 'A telephone number that is reserved for fiction',
  },
  { pattern: /\bEC1A 0ZZ\b/, what: 'A postcode that does not exist' },
  { pattern: /^0{8}$/, what: 'A company number that does not exist' },
]

/** Placeholder contact details, people and figures must be replaced before launch. */
export const reservedValues = siteRule('reserved-values', 'warning', ({ pages, data, production }, add) => {
  if (!production) return
  for (const page of pages) {
    const flag = page.frontMatter?.placeholder ? /^placeholder:.*/m.exec(page.source) : null
    if (flag)
      add(page, {
        place: page.lines.placeAt(flag.index, flag[0].length),
        reason: 'The text of this page is a placeholder, such as a policy that no lawyer has read.',
        fix: 'Have it checked or replace it, and delete this line.',
      })
  }
  for (const file of data) {
    const report = (place: Place, reason: string, fix: string) => add(file, { place, reason, fix })
    if (file.file === 'data/site.ts') {
      for (const { value, key, place } of file.texts) {
        if (key === 'origin' && readToolSettings().SITE_ORIGIN) continue
        const reserved = RESERVED.find(({ pattern }) => pattern.test(value))
        if (reserved) report(place, `${reserved.what}: ${value}.`, "Write the company's own before visitors see it.")
      }
    }
    for (const match of file.source.matchAll(/\bplaceholder: true\b/g))
      report(
        file.lines.placeAt(match.index, match[0].length),
        'This record has placeholder values, such as a made-up person or rating.',
        'Replace them with real ones, and delete this line.',
      )
  }
})

const FORMS = 'data/forms.ts'

/** The keys whose values must differ between the fields of a form, and their names in messages. */
const UNIQUE_KEYS = { label: 'label', autoComplete: 'autofill name' } as const

type Field = { label?: string; autoComplete?: string; required?: boolean; missing?: string }

/** In a form, no two fields have the same label or autofill name, and what an empty field says is a sentence. */
export const formFields = siteRule('form-fields', 'error', ({ data, values }, add) => {
  const file = data.find((candidate) => candidate.file === FORMS)
  const forms = (values.get(FORMS)?.['forms'] ?? {}) as Readonly<Record<string, { fields?: Record<string, Field> }>>
  if (!file) return
  const reported = new Set<string>()
  const report = (path: readonly string[], reason: string, fix: string) => {
    const place = file.placeOf(path)
    // Forms share fields.
    const key = `${place.line}:${place.column} ${fix}`
    if (!reported.has(key)) add(file, { place, reason, fix })
    reported.add(key)
  }
  for (const [form, { fields = {} }] of Object.entries(forms)) {
    for (const [name, field] of Object.entries(fields)) {
      for (const [key, what] of Object.entries(UNIQUE_KEYS) as [keyof typeof UNIQUE_KEYS, string][]) {
        const first = Object.entries(fields).find(([, other]) => other[key] === field[key])![0]
        if (first !== name && field[key] !== undefined && field[key] !== 'off')
          report(
            ['forms', form, 'fields', name, key],
            `In the form ${form}, the field ${first} already has the ${what} "${field[key]}".`,
            key === 'label' ? 'Choose another one.' : "Choose another one, or 'off'.",
          )
      }
      if (field.required && field.label?.endsWith('?') && !field.missing)
        report(
          ['forms', form, 'fields', name, 'label'],
          `Left empty, the field says "${field.label} is required".`,
          "Add what it says then, such as missing: 'Please choose a size', or write the label as a noun.",
        )
    }
  }
})
