import { expect, test } from 'vitest'
import { fixed } from '../../tools/check/fix.ts'
import { readMdx } from '../../tools/content/mdx/read-mdx.ts'
import { vocabulary } from '../../tools/content/vocabulary.ts'

const HEAD = '---\ntitle: A page\ndescription: What it is about.\n---\n\n'
const check = (source: string) => readMdx('content/old.mdx', source, vocabulary).errors

/** What `npm run check -- --fix` makes of a page. */
function fixAll(source: string): string {
  for (let round = 0; round < 8; round++) {
    const found = check(source).filter(({ edits }) => edits.length)
    if (!found.length) return source
    source = fixed(source, found)
  }
  throw new Error(`Never done:\n${source}`)
}

test.each([
  [
    'the head, its drawing and its buttons',
    '<Hero drawing="office">\n\n# Hello\n\n<Actions>\n  <Action href="/a" variant="hero">Go</Action>\n  ' +
      '<CallButton />\n</Actions>\n\n</Hero>\n\n## More\n',
    '# Hello\n\n[Go](/a)\n[Call the AI receptionist](tel:hotline)\n\n## More\n',
  ],
  [
    'columns',
    '<Section split="5/7">\n<Column>\n\n## Left\n\n</Column>\n<Column>\n\nRight.\n\n</Column>\n</Section>\n',
    '<Section split="5/7">\n\n## Left\n\n---\n\nRight.\n\n</Section>\n',
  ],
  [
    'steps in time',
    '<Timeline>\n  <Step at="07:50">**Early.** Words.</Step>\n  <Step at="19:30">Late.</Step>\n</Timeline>\n',
    '<Timeline>\n\n- _07:50_ **Early.** Words.\n- _19:30_ Late.\n\n</Timeline>\n',
  ],
  [
    'lists',
    '<Ticks>\n\n- One\n\n</Ticks>\n\n<TickList of="messages" />\n\n<Points of="advantages" />\n',
    '<List as="ticks">\n\n- One\n\n</List>\n\n<List of="messages" />\n\n<List of="advantages" />\n',
  ],
  [
    'stamps',
    '<Stamps>\n\n- GDPR-ready\n- UK data\n\n</Stamps>\n',
    '<List as="stamps">\n\n- GDPR-ready\n- UK data\n\n</List>\n',
  ],
])('old wrappers are removed: %s', (_, before, after) => {
  const text = fixAll(HEAD + before)
  expect(text.slice(text.indexOf('---\n\n') + 5)).toBe(after)
  expect(text.includes('drawing: office')).toBe(before.includes('drawing'))
})

test('an old wrapper is named at its place, with what to write instead', () => {
  const [error] = check(`${HEAD}<Actions>\n\n[Go](/a)\n\n</Actions>\n`)
  expect(error!.message.split('\n\n')[0]).toBe(
    'content/old.mdx:6:2  <Actions> is no longer needed. A paragraph of nothing but links is a row of buttons.',
  )
})
