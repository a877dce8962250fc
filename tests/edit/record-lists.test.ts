import { expect, test } from 'vitest'
import {
  addEntry,
  canShow,
  changedValues,
  changeList,
  computedTexts,
  formatted,
  listAround,
  literalsOf,
  sourcesOf,
  writeLiteral,
  writtenValue,
  type ListAction,
} from '../../tools/edit/records.ts'
import { candidatesFor } from '../../tools/edit/record-check.ts'
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
  ['people[0].likes[1]', ['pie'], "'cake'", `'cake', "pie"`],
  ['people[1].name', ['Cy’s "Co"'], 'likes: [] }', `likes: [] }, { id: 'bo-2', name: "Cy’s \\"Co\\"", likes: [] }`],
  [
    'people[0].name',
    ['Di', 'pie', 'ham'],
    "'cake'] }",
    `'cake'] }, { id: 'ada-2', name: "Di", likes: ["pie", "ham"] }`,
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
  expect(text).toBe(source.replace(' }]', ' }, { question: "New?", answer: "It’s new." }]'))
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

test.each([
  ['Answers the phone.', 'Answers the phone.', true],
  ['Answers the phone. And more.', 'Answers the phone.', true],
  ['Answers the phone.', 'the phone', false],
  ['Answers the phone.', 'Answers', false],
])('the text "%s" can be what is shown as "%s": %s', (text, shown, expected) => {
  const [literal] = literalsOf('data/a.ts', `export const a = '${text}'`)
  expect(canShow(literal!, shown)).toBe(expected)
})

test.each([
  ['By Ada in 3 days', true],
  ['Made By Ada in 3 days', false],
  ['in 3 days By Ada', false],
])('a text with computed values can be what is shown as "%s": %s', (shown, expected) => {
  expect(canShow(at('note'), shown)).toBe(expected)
})

test('an edit of a module says which values have gone and which are new', () => {
  const moduleOf = (...values: string[]) => `export const a = ${JSON.stringify(values)}`
  expect(changedValues('data/a.ts', moduleOf('One', 'Two'), moduleOf('New', 'Two'))).toEqual({
    from: ['One'],
    to: ['New'],
  })
  expect(changedValues('data/a.ts', moduleOf('One', 'Two'), moduleOf('Two', 'One'))).toEqual({ from: [], to: [] })
})

test('words that stand in too many places are not searched', () => {
  const literalsWith = (count: number) =>
    literalsOf('data/a.ts', `export const a = ${JSON.stringify(Array.from({ length: count }, () => 'Every day'))}`)
  expect(candidatesFor(literalsWith(40), 'Every day')).toHaveLength(40)
  expect(() => candidatesFor(literalsWith(41), 'Every day')).toThrow('too many places')
})

test('what a list under a locked key names is locked, too', () => {
  const found = literalsOf('data/a.ts', "export const a = { agents: ['sales'], likes: ['tea'] }")
  expect(found.map(({ path, locked }) => [path, !!locked])).toEqual([
    ['a.agents[0]', true],
    ['a.likes[0]', false],
  ])
})

test('a list of which some entries are written elsewhere cannot be changed', () => {
  const source = "export const a = [...others, 'tea']"
  expect(listAround(literalsOf('data/a.ts', source)[0]!, source)).toBeUndefined()
})

test('a new entry has an id that no other has', () => {
  const source = "export const a = [{ id: 'ada', name: 'Ada' }, { id: 'ada-2', name: 'Ada too' }]"
  const own = literalsOf('data/a.ts', source)
  expect(addEntry(source, own, listAround(own[0]!, source)!, ['Cy']).text).toContain(`{ id: 'ada-3', name: "Cy" }`)
})

test.each([
  ["'One'", ["It's"], '"It\'s"'],
  ["'One'", [`Say "it's"`], `'Say "it\\'s"'`],
  ["'One'", ['a\nb\\c'], "'a\\nb\\\\c'"],
  ['`One`', ['a `b` ${c}'], '`a \\`b\\` \\${c}`'],
  ['`By ${one} and all`', ['${a} `b` ', ''], '`\\${a} \\`b\\` ${one}`'],
  ['99', ['89.5'], '89.5'],
])('%s becomes %j', async (value, parts, expected) => {
  const source = `export const a = { b: ${value} }\n`
  const [literal] = literalsOf('data/a.ts', source)
  const written = writeLiteral(source, literal!, parts)
  expect(await formatted('data/a.ts', source, written)).toBe(`export const a = { b: ${expected} }\n`)
})

test('a module is formatted only if it was so before', async () => {
  const moduleOf = (gap: string, value: number) => `export const a = {${gap}b: ${value}${gap}}\n`
  expect(await formatted('data/a.ts', moduleOf(' ', 1), moduleOf('  ', 2))).toBe(moduleOf(' ', 2))
  expect(await formatted('data/a.ts', moduleOf('', 1), moduleOf('', 2))).toBe(moduleOf('', 2))
})

test.each(['-1', '1e9', 'many', ''])('a number does not become "%s"', (text) => {
  const source = 'export const a = { b: 99 }'
  expect(() => writeLiteral(source, literalsOf('data/a.ts', source)[0]!, [text])).toThrow('Write a number')
})

test('there is nothing above the first entry', () => {
  expect(() => change('people[0].name', 'up')).toThrow('no entry above')
  expect(listAround(at('note'), MODULE)).toBeUndefined()
})

test('a computed value leads to the records that it comes from', () => {
  const modules: Record<string, string> = {
    'data/people.ts': MODULE.replace('{ days }', '{ days, prices }'),
    'data/other.ts': 'export const days = 3\nexport const prices = { month: 9, year: 99 }\n',
  }
  const pathsOf = (expression: string) =>
    sourcesOf(expression, 'data/people.ts', (file) => modules[file]!).map(({ path }) => path)
  expect(at('note').holes).toEqual(['first', 'days'])
  expect(pathsOf('days')).toEqual(['days'])
  expect(pathsOf('prices.year')).toEqual(['prices.year'])
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
