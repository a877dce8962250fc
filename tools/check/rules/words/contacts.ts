import type { Place } from '../../../content/content-error.ts'
import { leavesOf } from '../../../content/mdx/static-value.ts'
import type { DataFile } from '../../site/data-file.ts'
import type { Site, SitePage } from '../../site/site-reader.ts'
import { reportUnlessAllowed, phraseTag, quoteAt, siteRule } from '../rule.ts'
import { phrasePattern, matchesIn } from '../../words/phrase-pattern.ts'

/** The record with the company's address and numbers. */
const SITE_RECORD = 'data/site.ts'

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** UK and international numbers of at least nine digits. */
const PHONE = /(?<![\d.,£(+-])(?:\+\d{1,3}[ -]?(?:\(0\)[ -]?)?|\(?0)\d(?:[ ()-]{0,2}\d){7,10}(?!\d)/g

/** Where the company says that it is. A quoted name is blanked. */
const TOWN = /(?<=(?:\b[Ww]e’re|\b[Ww]e are|\b[Oo]ur (?:firm|company|office|team) is|\s{8}is) based in )\p{Lu}\p{L}+/gu

/** Addresses that are reserved for examples (RFC 2606). */
const EXAMPLE_EMAIL = /@example\.(com|org|net)$/i

/** Lines of public services: gas emergencies, and the Information Commissioner. */
const PUBLIC_SERVICES = ['0800111999', '03031231113']

/** Numbers that Ofcom reserves for examples: 020 7946 0155, 01632 960123, 07700 900456. */
const EXAMPLE_NUMBER = /^0(?:207946|1(?:1[3-8]|[2-6]1)4960|1632960|7700900|8081570|9098790|3069990)/

/** Words before an example, or before the number of a caller. */
const EXAMPLE_FOLLOWS = phrasePattern(
  String.raw`
    \b(?:(?:as in|such as|like|for example|say),?|it's|(?:my|her|his|their) (?:number|mobile)(?: is|'s)?|
    (?:me|him|her|them)(?: back)? on) [“"]?$`,
  'iu',
)

/** A contact as it is written in a text, or as the address of a link. */
type WrittenContact = { file: SitePage | DataFile; text: string; place: Place; isAddress?: boolean }

/** The only e-mail addresses, telephone numbers and towns in pages and records are the company's own. */
export const contacts = siteRule('contacts', 'error', (site, add) => {
  const ownContacts = leavesOf(site.values.get(SITE_RECORD)).flatMap(({ value }) =>
    typeof value === 'string' ? value : [],
  )
  const emails = ownContacts.filter((text) => /^[^\s@]+@[^\s@]+$/.test(text))
  const numbers = new Set(ownContacts.flatMap((text) => [...text.matchAll(PHONE)].map(([number]) => digitsOf(number))))
  const isKnown = (text: string) => numbers.has(digitsOf(text)) || PUBLIC_SERVICES.includes(digitsOf(text))
  const report = ({ file, place }: WrittenContact, reason: string, fix: string, meant?: string) =>
    reportUnlessAllowed(file, 'contact', add)(place, reason, fix, { meant })
  for (const contact of contactsIn(site, streetIn(ownContacts))) {
    const { file, lines } = contact.file
    if (!file.endsWith('.mdx')) continue
    const quote = quoteAt(contact.file, lines.offsetOf(contact.place), 'address')
    const reason = 'Our address is written by hand, so a change of the record would not reach it.'
    report(contact, reason, `Quote it as ${quote}.`)
  }
  for (const contact of contactsIn(site, EMAIL)) {
    const { text } = contact
    if (EXAMPLE_EMAIL.test(text)) continue
    if (emails.length && !emails.some((email) => email.toLowerCase() === text.toLowerCase()))
      report(contact, `"${text}" is not our e-mail address.`, `Ours is ${emails[0]!}.`)
  }
  const address = ownContacts.join('\n')
  for (const { file, text, place } of contactsIn(site, TOWN))
    if (/\d[A-Z]{2}\b/.test(address) && !address.includes(text))
      report({ file, text, place }, `"${text}" is not in our address.`, 'Ours is in data/site.ts.')
  const quotes = phoneQuotes(site)
  const examples = quotes.map(({ name }) => phraseTag(name)).join(' or ')
  const mistaken = wrongLines(site)
  for (const { contact, shown, called, right } of mistaken)
    report(
      contact,
      `The link shows ${shown}, but calls ${called}.`,
      `Write ${right.map(({ phrase, line }) => `[${phraseTag(phrase)}](tel:${line})`).join(' or ')}.`,
    )
  for (const file of site.pages)
    for (const item of file.items)
      if (item.kind === 'link' && !item.renderedBy && item.href === 'tel:main' && AGENT_ANSWERS.test(item.text))
        report(
          { file, text: item.text, place: item.place },
          `The words say that an agent answers, but people answer the main line.`,
          'Write (tel:hotline).',
        )
  for (const contact of contactsIn(site, PHONE)) {
    if (mistaken.some(({ contact: { file, place } }) => file === contact.file && place.line === contact.place.line))
      continue
    const { file, source, lines } = contact.file
    const before = contact.isAddress ? '' : source.slice(0, lines.offsetOf(contact.place))
    if (EXAMPLE_NUMBER.test(digitsOf(contact.text)) && EXAMPLE_FOLLOWS.test(before) && !isKnown(contact.text)) continue
    const quoted = quotes.find(({ number }) => digitsOf(number) === digitsOf(contact.text))
    if (quoted && !contact.isAddress && file.endsWith('.mdx')) {
      const quote = quoteAt(contact.file, lines.offsetOf(contact.place), quoted.name)
      const reason = 'Our telephone number is written by hand, so a change of the record would not reach it.'
      report(contact, reason, `Quote it as ${quote}.`, quote)
    } else if (numbers.size && !isKnown(contact.text))
      report(
        contact,
        `"${contact.text}" is not our telephone number.`,
        file.endsWith('.ts')
          ? 'Write ${site.phone.label}, and site.phone.href for a link.'
          : 'In a link write [Call us](tel:main) or [Call the demo line](tel:hotline)' +
              `${examples && `, in a text ${examples}`}.`,
      )
  }
})

/** The street of our address with any number: "14 Draughtsman’s Yard"; nothing if the record has none. */
function streetIn(ownContacts: readonly string[]): RegExp {
  const [, street] = ownContacts.map((text) => /^\d+[a-z]? (\p{Lu}[\p{L}’' ]+)$/u.exec(text)).find(Boolean) ?? []
  return street ? new RegExp(String.raw`\b\d+[a-z]? ${street.replaceAll(/['’]/g, "['’]")}`, 'gu') : /(?!)/g
}

/** Words of a link that calls an agent, not a person. */
const AGENT_ANSWERS = /\b(?:AI|agent|receptionist)\b(?!.*\b(?:hire|person|people)\b)/i

/** The company's lines as links name them, the phrases that quote them, and their keys in the record. */
const LINES = [
  { line: 'main', phrase: 'phone', key: 'phone' },
  { line: 'hotline', phrase: 'demo-line', key: 'hotline' },
] as const

/** Links whose words are the number of one line, and whose address is another. */
function wrongLines({ pages, values }: Site) {
  const record = (values.get(SITE_RECORD)?.['site'] ?? {}) as Readonly<
    Record<string, { label?: string; href?: string }>
  >
  const known = LINES.flatMap(({ line, phrase, key }) => {
    const { label, href } = record[key] ?? {}
    return label && href ? [{ line, phrase, label, href }] : []
  })
  return pages.flatMap((file) =>
    file.items.flatMap((item) => {
      if (item.kind !== 'link' || item.renderedBy || !item.href.startsWith('tel:')) return []
      const called = known.find(({ line, href }) => item.href === `tel:${line}` || item.href === href)
      const { length = 0 } = item.whole
      const start = file.lines.offsetOf(item.whole)
      const written = file.source.slice(start, start + length)
      const shown = known.find(
        ({ label, phrase }) => digitsOf(item.text).includes(digitsOf(label)) || written.includes(`of="${phrase}"`),
      )
      if (!called || !shown || called === shown) return []
      return [
        {
          contact: { file, text: item.text, place: item.place },
          shown: shown.label,
          called: called.label,
          right: known,
        },
      ]
    }),
  )
}

/** The phrases that quote a telephone number. */
function phoneQuotes({ vocabulary }: Site): { name: string; number: string }[] {
  return Object.entries(vocabulary.records.phrases).flatMap(([name, text]) => {
    const [number] = text.match(PHONE) ?? []
    return number === text ? [{ name, number }] : []
  })
}

/** Every match in running text, and in the addresses of links whose words do not repeat it. */
function contactsIn({ pages, data }: Site, pattern: RegExp): WrittenContact[] {
  const inProse = [...pages, ...data].flatMap((file) =>
    matchesIn(file, pattern).map(({ 0: text, index }) => ({
      file,
      text,
      place: file.lines.placeAt(index, text.length),
    })),
  )
  const inLinks = pages.flatMap((file) =>
    file.items.flatMap((item) => {
      // A number without its country is reported as an address.
      if (item.kind !== 'link' || item.renderedBy || !/^(mailto:|tel:\+)/i.test(item.href)) return []
      const [text] = item.href.match(pattern) ?? []
      return text === undefined || item.text.includes(text) ? [] : [{ file, text, place: item.place, isAddress: true }]
    }),
  )
  const inRecords = data.flatMap((file) =>
    file.texts.flatMap(({ value, place }) => {
      const [text] = /^(mailto|tel):/i.test(value) ? (value.match(pattern) ?? []) : []
      return text === undefined ? [] : [{ file, text, place }]
    }),
  )
  return [...inProse, ...inLinks, ...inRecords].filter(({ file }) => file.file !== SITE_RECORD)
}

/** The digits of a number as it is dialled in the UK. */
function digitsOf(number: string): string {
  return number.replace('(0)', '').replace(/\D/g, '').replace(/^44/, '0')
}
