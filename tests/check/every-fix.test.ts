import fc from 'fast-check'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { Lines, type ContentError } from '../../tools/content/content-error.ts'
import { readMdx } from '../../tools/content/mdx/mdx-options.ts'
import { HEAD } from './cases.ts'
import { fixAll } from './fix-all.ts'
import { wrongPages, wrongTexts } from './errors.ts'
import { errorsWith } from './small-site.ts'
import { vocabulary } from './vocabulary.tsx'

const FILE = 'content/recommended.mdx'

/** Pages with errors. */
const pages = [...Object.values(wrongPages).map(({ source }) => source), ...wrongTexts.map(({ text }) => HEAD + text)]

/** What the check says of each text: the tests ask again for those before and after a fix. */
const known = new Map<string, Promise<ContentError[]>>()

function errorsIn(source: string): Promise<ContentError[]> {
  const errors =
    known.get(source) ??
    errorsWith({ page: { file: FILE, source } }).then((found) =>
      found.filter(({ file, rule }) => file === FILE && rule !== 'orphans'),
    )
  known.set(source, errors)
  return errors
}

/** The pages with what the check says of them. */
const checkedPages = Promise.all(pages.map(async (source) => ({ source, errors: await errorsIn(source) })))

/** Markdown and tags in a message; not those with words to be replaced. */
const SNIPPET = /!?\[[^\]\n]+\]\([^)\n]+\)|<[A-Z]\w*(?: [^<>\n]*)?\/>|(?<=\s)(?:mailto|tel):[^\s;,…]+[^\s;,.…]/g

test('every example in a fix is accepted', async () => {
  const fixes = (await checkedPages).flatMap(({ errors }) => errors.map(({ fix }) => fix ?? ''))
  const snippets = new Set(fixes.flatMap((fix) => fix.match(SNIPPET) ?? []))
  const texts = [...snippets]
    .filter((snippet) => !/…|\(\/path\)|<Phrase/.test(snippet))
    // The small site has one page of prices, and one picture.
    .map((snippet) => snippet.replace('/pricing', '/prices').replace('pictures/desk.jpg', 'plan.svg'))
    .map((snippet) => (/^(mailto|tel):/.test(snippet) ? `[words](${snippet})` : snippet))
    // Contacts of others, as the author wrote them.
    .filter((snippet) => !/us@example\.org|442079460999/.test(snippet))
  expect(texts.length).toBeGreaterThan(10)
  const wrong = await Promise.all(
    texts.map(async (text) => (await errorsIn(`${HEAD}## Two\n\n### Three\n\n${text}`)).map(({ message }) => message)),
  )
  expect(wrong.flat()).toEqual([])
})

/** A page with what was probably meant, or what a fix says to write in place of what the reason quotes. */
function replacementOf({ fix, reason, place, meant }: ContentError, lines: Lines): string | undefined {
  const [, said] = /Write "?([^\s"]+?)"?[.?](?:\s|$)/.exec(fix ?? '') ?? []
  const text = meant ?? said
  const from = lines.offsetOf(place)
  const written = lines.source.slice(from, from + (place.length ?? 0))
  if (!text || !written || (meant === undefined && !reason.includes(written))) return undefined
  return lines.source.slice(0, from) + text + lines.source.slice(from + written.length)
}

test('writing what a fix says, or what was probably meant, removes the error', async () => {
  const kept: string[] = []
  let tried = 0
  for (const { source, errors } of await checkedPages) {
    const lines = new Lines(source)
    for (const error of errors) {
      const text = replacementOf(error, lines)
      if (text === undefined) continue
      tried++
      const after = await errorsIn(text)
      const isAtPlace = ({ place }: ContentError) =>
        place.line === error.place.line && place.column === error.place.column
      const left = after.find((other) => isAtPlace(other) && (other.rule === error.rule || error.meant !== undefined))
      if (left && !left.reason.includes('"Phrase"')) kept.push(`${error.message.split('\n')[0]}\n→ ${left.reason}`)
    }
  }
  expect(kept).toEqual([])
  expect(tried).toBeGreaterThan(30)
})

const read = (source: string) => readMdx(FILE, source, vocabulary)

/** The words that visitors read, and the line of each. */
function shownWords(source: string): string[] {
  const words: string[] = []
  const texts = source.split(/\r?\n/)
  visit(read(source).tree!, 'text', (node) => {
    for (const [index, line] of node.value.split('\n').entries())
      for (const [word] of line.matchAll(/\p{L}+/gu))
        words.push(`${word} in ${texts[node.position!.start.line - 1 + index]}`)
  })
  return words
}

/** The texts of pages with errors, below their headings. */
const texts = pages.map((source) => /^\n?---\n[^]*?\n---\n([^]*)/.exec(source)?.[1] ?? source)

/** Pairs of errors; the same in each run. */
const pairs = fc.sample(fc.tuple(fc.constantFrom(...texts), fc.constantFrom(...texts)), {
  seed: 40,
  numRuns: process.env['NIGHTLY'] ? 180 : 20,
})

test('no fix of errors, alone or in pairs, adds an error or changes words in other lines', async () => {
  const checkedPairs = pairs.map(async (pair) => {
    const source = HEAD + pair.join('\n')
    return { source, errors: await errorsIn(source) }
  })
  for (const { source, errors } of [...(await checkedPages), ...(await Promise.all(checkedPairs))]) {
    if (!errors.some(({ edits }) => edits.length)) continue
    const fixedText = await fixAll(FILE, source, errorsIn, vocabulary)
    const after = await errorsIn(fixedText)
    expect(
      after.filter(({ edits }) => edits.length),
      source,
    ).toEqual([])
    // The other errors of a page that cannot be read are unknown.
    if (!read(source).tree || !read(source).frontMatter) continue
    expect(after.length, source).toBeLessThanOrEqual(errors.length)
    const changed = (one: string, other: string) => {
      const others = new Set(other.split(/\r?\n/))
      return shownWords(one).filter((word) => others.has(word.slice(word.indexOf(' in ') + 4)))
    }
    expect(changed(fixedText, source), source).toEqual(changed(source, fixedText))
  }
})
