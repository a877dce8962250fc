import fc from 'fast-check'
import type { Root } from 'hast'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Mistakes } from '../content/content-error.ts'
import { vocabulary } from '../content/vocabulary.ts'
import { checkTree } from './check-content.ts'
import { quickTree } from './quick-tree.ts'
import { textTree } from './text-tree.ts'
import { thoroughReader } from './thorough-tree.ts'

const thorough = thoroughReader(() => Promise.resolve(vocabulary))
const head = '---\ntitle: A page\ndescription: What it is about, in a sentence that is long enough.\n---\n\n'

/** What both parsers make of a text; `mistake` where the thorough one finds any. */
async function read(source: string, path = 'content/a.mdx') {
  const quick = quickTree(source)
  const slow = await thorough(path, source).catch((): 'mistake' => 'mistake')
  return { quick: quick && told(quick), slow: slow === 'mistake' ? slow : told(slow) }
}

function told(tree: Root): unknown {
  return JSON.parse(JSON.stringify(textTree(tree)))
}

const pages = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'))

test.each(pages)('reads content/%s as the thorough parser does', async (file) => {
  const { quick, slow } = await read(readFileSync(join('content', file), 'utf8'), `content/${file}`)
  if (quick) expect(quick).toEqual(slow)
})

const words = ['word', 'two words', '**bold**', '*em*', '_em_', '`code`', '[link](/a)', '[link](/a "title")', 'https://site.example', '\\{', '\\<', '&amp;', '&', '£99', '—', '“quoted”', '~~gone~~', '<b>x</b>', '<br />', '{/* remark */}', '1 < 2', '2 * 3', 'snake_case', '**', '`', '[x]', '!', 'é', '😀', '"q"', "it's", 'line\\', 'a  ', 'me@site.example', 'www.site.example', '[^1]', '{1}', '{"text"}']
const line = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '))
const two = fc.tuple(line, line)
const block = fc.oneof(
  line, two.map(([a, b]) => `${a}\n${b}`), line.map((a) => `## ${a}`), two.map(([a, b]) => `- ${a}\n- ${b}`), two.map(([a, b]) => `1. ${a}\n\n2. ${b}`), two.map(([a, b]) => `- ${a}\n  - ${b}\n\n  ${a}`),
  line.map((a) => `- [x] ${a}`), two.map(([a, b]) => `> ${a}\n${b}`), two.map(([a, b]) => `| a | b |\n| --- | ---: |\n| ${a} | ${b} |`), line.map((a) => `<Section id="x" space="tight">\n\n${a}\n\n</Section>`),
  line.map((a) => `<Section>\n- ${a}\n</Section>`), line.map((a) => `<Actions>\n  <Action href="/a">${a}</Action>\n  <CallButton />\n</Actions>`), fc.constant('<AgentGrid />'), fc.constant('<RoiSlider errorReduction={20} revenueUplift={15} />'),
  fc.constant('```js\ncode <x>\n```'), fc.constant('---'), fc.constant('Heading\n==='), fc.constant('[^1]: A note.'), fc.constant('    indented'), line.map((a) => `<details>\n<summary>Why</summary>\n\n${a}\n\n</details>`), fc.constant('<AgentGrid\n/>'),
)
const text = fc.tuple(fc.array(block, { minLength: 1, maxLength: 3 }), fc.constantFrom('\n\n', '\n')).map(([blocks, between]) => `${head}${blocks.join(between)}\n`)

test('reads any text as the thorough parser does, or leaves it to that one', async () => {
  await fc.assert(fc.asyncProperty(text, async (source) => {
    const { quick, slow } = await read(source)
    // Mistakes are found in the tree afterwards, or by the thorough parser, to which such a file then goes.
    if (quick && slow !== 'mistake') expect(quick).toEqual(slow)
  }), { numRuns: 500, seed: 16 })
})

test('says nothing where a mistake is', () => {
  for (const mistake of ['<b>open', 'a {brace', '</b>', '<AgentGrid', '{1 +}']) expect(quickTree(head + mistake), mistake).toBeUndefined()
})

test('is what nearly every page is read with', () => {
  expect(pages.filter((file) => !quickTree(readFileSync(join('content', file), 'utf8'))).length).toBeLessThan(pages.length / 10)
})

test('can be checked as the thorough parser\'s tree is', () => {
  for (const file of pages) {
    const source = readFileSync(join('content', file), 'utf8')
    const tree = quickTree(source)
    if (!tree) continue
    const mistakes = new Mistakes(file, source)
    checkTree(tree, vocabulary, mistakes)
    expect(mistakes.found, file).toEqual([])
  }
})
