import { expect, test } from 'vitest'
import { Lines, type ContentError } from '../../tools/content/content-error.ts'
import { HEAD } from './cases.ts'
import { errors } from './errors.ts'
import { mistakes } from './mistakes.ts'
import { errorsWith } from './small-site.ts'

const FILE = 'content/recommended.mdx'

/** Pages with errors. */
const pages = [
  ...Object.values(errors).map(({ source }) => source),
  ...mistakes.map(([text]) => (/^\n?---\n/.test(text) ? text : HEAD + text)),
]

const errorsIn = async (source: string) =>
  (await errorsWith({ page: { file: FILE, source } })).filter(({ file, rule }) => file === FILE && rule !== 'orphans')

/** Markdown and tags in a message; not those with words to be replaced. */
const SNIPPET = /!?\[[^\]\n]+\]\([^)\n]+\)|<[A-Z]\w*(?: [^<>\n]*)?\/>|(?<=\s)(?:mailto|tel):[^\s;,…]+[^\s;,.…]/g

test('every example in a fix is accepted', async () => {
  const fixes = (await Promise.all(pages.map(errorsIn))).flat().map(({ fix }) => fix ?? '')
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

/** What a fix says to write in place of what the reason quotes. */
function replacementOf({ fix, reason, place }: ContentError, lines: Lines): string | undefined {
  const [, text] = /(?:Did you mean|Write) "?([^\s"]+?)"?[.?](?:\s|$)/.exec(fix ?? '') ?? []
  const from = lines.offsetOf(place)
  const written = lines.source.slice(from, from + (place.length ?? 0))
  if (!text || !written || !reason.includes(written)) return undefined
  return lines.source.slice(0, from) + text + lines.source.slice(from + written.length)
}

test('writing what a fix says, or what was probably meant, removes the error', async () => {
  const kept: string[] = []
  let tried = 0
  for (const source of pages) {
    const lines = new Lines(source)
    for (const error of await errorsIn(source)) {
      const text = replacementOf(error, lines)
      if (text === undefined) continue
      tried++
      const after = await errorsIn(text)
      const isAtPlace = ({ rule, place }: ContentError) =>
        rule === error.rule && place.line === error.place.line && place.column === error.place.column
      if (after.some(isAtPlace)) kept.push(`${error.message.split('\n')[0]}\n→ ${after.find(isAtPlace)!.reason}`)
    }
  }
  expect(kept).toEqual([])
  expect(tried).toBeGreaterThan(30)
})
