import { expect, test } from 'vitest'
import { completeAnswers, newKinds } from './create.ts'

/** Why an answer to a question is refused; undefined if it is taken. */
const refusal = (kind: string, flag: string, answer: string) =>
  newKinds[kind]!.questions.find((question) => question.flag === flag)!.validate(answer)

test.each([
  ['page', 'title', ['x'.repeat(8), 'x'.repeat(60)], ['x'.repeat(7), 'x'.repeat(61)]],
  ['page', 'description', ['x'.repeat(50), 'x'.repeat(160)], ['x'.repeat(49), 'x'.repeat(161)]],
  ['page', 'path', ['/a', '/guides/first-2'], ['a', '/A', '/a/', '/a b', '//a']],
  ['agent', 'id', ['night-porter', 'n2'], ['Night', '2n', 'a--b', 'a-', 'a_b']],
  ['industry', 'businesses', ['Vets & more', 'eBay shops', 'Écoles'], ['vets', 'Vs']],
  ['industry', 'price', ['10', '99999'], ['9', '099', '£99', '99.50', '100000']],
  ['widget', 'name', ['Lamp', 'LampRow', 'LampA'], ['lamp', 'LAMP', 'Lamp2', 'Lamp-row']],
  ['widget', 'description', ['A row of lamps.'], ['a row of lamps.', 'A row of lamps']],
])('a new %s takes as its %s %j, and none of %j', (kind, flag, right, wrong) => {
  expect(right.filter((answer) => refusal(kind, flag, answer))).toEqual([])
  expect(wrong.filter((answer) => !refusal(kind, flag, answer))).toEqual([])
})

test('what is not asked for follows from the other answers', () => {
  const fallback = (kind: string, flag: string, answers: Record<string, string>) =>
    newKinds[kind]!.questions.find((question) => question.flag === flag)!.fallback!(answers)
  expect(fallback('page', 'path', { title: ' The “night” desk: 2nd part! ' })).toBe('/the-night-desk-2nd-part')
  expect(fallback('agent', 'title', { name: 'Porter', does: 'Keep the night' })).toBe('AI Porter: keep the night')
  expect(fallback('agent', 'title', { name: 'Porter', does: 'x'.repeat(60) })).toHaveLength(60)
  expect(fallback('industry', 'title', { businesses: 'Dental practices' })).toBe('AI staff for dental practices')
})

test('each text of the front matter is on one line, however long it is', () => {
  const description = 'words '.repeat(26).trim()
  const [page] = newKinds['page']!.write({ title: 'A page', description, path: '/page' }, '.')
  expect(page!.text.split('\n')).toContain(`description: ${description}`)
})

test('a new page is a draft with its title as heading, whatever signs that has; its path is printed', () => {
  const { write, next } = newKinds['page']!
  const answers = { title: 'Try *our* _new_ {rota} <8 `now` ~', description: 'words '.repeat(9), path: '/guides/new' }
  const [{ file, text }] = write(answers, '.') as [{ file: string; text: string }]
  expect(file).toBe('content/guides/new.mdx')
  expect(text).toContain('\ndraft: true\n---\n')
  expect(text).toContain('\n# Try \\*our\\* \\_new\\_ \\{rota} \\<8 \\`now\\` \\~\n')
  expect(next(answers)).toMatch(/ at \/guides\/new\. .*“draft: true”/)
})

test.each([
  ['agent', { id: 'porter' }, / at \/porter\. .*“draft: true”/],
  ['industry', { id: 'vets' }, / at \/vets\. /],
  ['widget', { name: 'LampRow', hydrate: 'intent' }, /\/widgets#LampRow\. .*lamp-row-state\.test\.ts.*3000 LampRow/],
  ['widget', { name: 'LampRow', hydrate: 'never' }, /^(?!.*-state).*3000 LampRow/],
])('after a new %s with %j the author reads what to do next', (kind, answers, sentence) => {
  expect(newKinds[kind]!.next(answers)).toMatch(sentence)
})

test('answers of the command line are trimmed, and each wrong or missing one is named', async () => {
  const given = { title: ' A page of ours ', description: ` ${'words '.repeat(9)}`, path: '/a ' }
  expect(await completeAnswers(newKinds['page']!, given, undefined)).toMatchObject({
    title: 'A page of ours',
    path: '/a',
  })
  await expect(completeAnswers(newKinds['page']!, { title: 'No', path: 'a' }, undefined)).rejects.toThrow(
    /^Some values are missing or invalid\.\n {2}--title: .*\n {2}--description: .*\n {2}--path: /,
  )
})
