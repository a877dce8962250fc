import { expect, test } from 'vitest'
import {
  addEntry,
  changeList,
  computedTexts,
  listAround,
  literalsOf,
  sourcesOf,
  writtenValue,
  type ListAction,
} from '../../tools/edit/records.ts'
import { labelOf } from '../../tools/gallery/form-fields.ts'
import { RecordTypes } from '../../tools/edit/record-types.ts'
import { SourceFiles } from '../../tools/edit/source-files.ts'

const MODULE = `import { days } from './other.ts'

/** The list. */
export const people = [
  { id: 'ada', name: 'Ada', likes: ['tea', 'cake'] },
  // Second.
  { id: 'bo', name: 'Bo', likes: [] },
]
const first = people[0]!.name
export const note = \`By \${first} in \${days} days\`
`
const literals = literalsOf('data/people.ts', MODULE)
const at = (path: string) => literals.find((each) => each.path === path)!
const change = (path: string, action: ListAction) => changeList(MODULE, listAround(at(path), MODULE)!, action)

test.each<[string, ListAction, (text: string) => string]>([
  [
    'people[0].name',
    'down',
    (text) =>
      text
        .replace(/( {2}\{ id: 'ada'.*\]) \}/, "  { id: 'bo', name: 'Bo', likes: [] }")
        .replace(/Second\.\n.*,\n/, "Second.\n  { id: 'ada', name: 'Ada', likes: ['tea', 'cake'] },\n"),
  ],
  ['people[0].likes[1]', 'up', (text) => text.replace("'tea', 'cake'", "'cake', 'tea'")],
  ['people[0].likes[0]', 'remove', (text) => text.replace("'tea', ", '')],
  ['people[0].likes[1]', 'remove', (text) => text.replace(", 'cake'", '')],
])('the entry of %s: %s', (path, action, expected) => {
  expect(change(path, action).text).toBe(expected(MODULE))
})

test.each<[string, string[], RegExp | string, string]>([
  ['people[0].likes[1]', ['pie'], "'cake'", "'cake', 'pie'"],
  ['people[1].name', ['Cy’s "Co"'], 'likes: [] }', `likes: [] }, { id: 'bo-2', name: 'Cy’s "Co"', likes: [] }`],
  [
    'people[0].name',
    ['Di', 'pie', 'ham'],
    "'cake'] }",
    "'cake'] }, { id: 'ada-2', name: 'Di', likes: ['pie', 'ham'] }",
  ],
])('a new entry below %s has the words that were typed', (path, words, before, after) => {
  const add = (given: string[]) => addEntry(MODULE, literals, listAround(at(path), MODULE)!, given).text
  expect(add(words)).toBe(MODULE.replace(before, after))
  expect(() => add([])).toThrow('Write something for')
})

test('a new entry does not copy computed values', () => {
  const source = 'const days = 3\nexport const faq = [{ question: `In ${days} days?`, answer: `Yes, ${days}.` }]\n'
  const own = literalsOf('data/faq.ts', source)
  const { text } = addEntry(source, own, listAround(own[1]!, source)!, ['New?', 'It’s new.'])
  expect(text).toBe(source.replace(' }]', " }, { question: 'New?', answer: 'It’s new.' }]"))
})

test.each([
  ['note', 'By Ada (or so) in 3 days', ['Ada (or so)', '3']],
  ['note', 'Something else', ['first', 'days']],
])('computed values of %s are shown as they are in "%s"', (path, note, shown) => {
  expect(computedTexts(at(path), { note })).toEqual(shown)
})

test('a phrase leads to the records that it is made of', () => {
  const source = "export const phrases = { brand: 'A', 'agent-price': pounds(agentPrice) }\n"
  expect(writtenValue(source, 'data/phrases.ts', 'agent-price')).toBe('pounds(agentPrice)')
  expect(writtenValue(source, 'data/phrases.ts', 'other')).toBeUndefined()
})

test('a path in words', () => {
  expect(labelOf('auditReport[5].title')).toBe('Audit report 6, title')
  expect(labelOf('MINUTES_TO_LIVE')).toBe('Minutes to live')
})

test('there is nothing above the first entry', () => {
  expect(() => change('people[0].name', 'up')).toThrow('no entry above')
  expect(listAround(at('note'), MODULE)).toBeUndefined()
})

test('a computed value leads to the records that it comes from', () => {
  const modules: Record<string, string> = { 'data/people.ts': MODULE, 'data/other.ts': 'export const days = 3\n' }
  const pathsOf = (expression: string) =>
    sourcesOf(expression, 'data/people.ts', (file) => modules[file]!).map(({ path }) => path)
  expect(at('note').holes).toEqual(['first', 'days'])
  expect(pathsOf('days')).toEqual(['days'])
  expect(pathsOf('first')).toEqual(['people[0].name', 'people[1].name'])
})

test('a value says what its type says of it', async () => {
  const { readFileSync } = await import('node:fs')
  const file = 'data/agents.ts'
  const found = literalsOf(file, readFileSync(file, 'utf8'))
  const { department, line } = Object.fromEntries(
    found
      .filter(({ path }) => /^agents\.receptionist\.(department|features\[0\]\.line)$/.test(path))
      .map((each) => [each.key, each]),
  ) as Record<string, (typeof found)[number]>
  const types = await new RecordTypes(new SourceFiles(process.cwd())).typesAt(file, [department!.start, line!.start])
  expect(types.get(department!.start)?.choices).toContain(department!.parts[0])
  expect(types.get(department!.start)?.help).not.toBe('')
  expect(types.get(line!.start)).toMatchObject({ choices: undefined })
})
