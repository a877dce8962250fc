import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ContentError } from '../../tools/content/content-error.ts'
import { rules } from '../../tools/check/rules/index.ts'
import { errors, placed, records, type Expected } from './errors.ts'
import { mistakes } from './mistakes.ts'
import { errorsWith } from './small-site.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const namesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .map((name) => name.replace(/\.(mdx|ts\.txt)$/, ''))
    .sort()
const summariesOf = (errors: readonly ContentError[]): Expected[] =>
  errors.map(({ rule, message }) => [rule, message.split('\n\n')[0]!.replace(/^[^:]+:/, '')])

test('the small site itself keeps all rules', async () => {
  expect(summariesOf(await errorsWith())).toEqual([])
})

test('every error is in the table, and every line of the table is tested', () => {
  expect(namesIn('errors')).toEqual(Object.keys(errors).sort())
  expect(namesIn('records')).toEqual(Object.keys(records).sort())
})

test('every rule has an error in the table', () => {
  const inTables = [...Object.values(errors), ...Object.values(records)].flat().map(([rule]) => rule)
  const inMistakes = mistakes.flatMap(([, ...messages]) => messages.map((message) => / ([\w-]+):/.exec(message)![1]!))
  const tried = new Set([...inTables, ...inMistakes])
  expect(rules.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
})

test.each(Object.entries(errors))('page: %s', async (name, expected) => {
  const file = `content/${placed[name] ?? `${name}`}.mdx`
  const errors = (
    await errorsWith({
      page: { file, source: read(`errors/${name}.mdx`) },
      production: name === 'placeholder-page',
    })
  ).filter(isNoOrphan(name))
  expect(summariesOf(errors)).toEqual(expected)
  for (const { message, frame, place } of errors) {
    expect(message).toContain(frame)
    expect(frame).toMatch(new RegExp(`^> +${place.line} \\|`, 'm'))
  }
})

test.each(Object.entries(records))('record: %s', async (name, expected) => {
  const file =
    {
      'record-without-page': 'data/agents.ts',
      'reserved-values': 'data/site.ts',
      'industry-without-choice': 'data/industries.ts',
    }[name] ?? 'data/error.ts'
  const errors = await errorsWith({
    record: { file, source: read(`records/${name}.ts.txt`) },
    production: /reserved|placeholder-person/.test(name),
  })
  expect(summariesOf(errors)).toEqual(expected)
})

test('placeholders are allowed before a site goes live', async () => {
  expect(
    await errorsWith({ record: { file: 'data/site.ts', source: read('records/reserved-values.ts.txt') } }),
  ).toEqual([])
})

test('a home page that cannot be read makes no other page an orphan', async () => {
  const errors = await errorsWith({ page: { file: 'content/index.mdx', source: '<<<<<<< HEAD\n' } })
  expect(errors.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['content/index.mdx merge-conflict'])
})

test('the day after a page expires, a link to it in a sentence is no error', async () => {
  const source = read('errors/link-to-expiring-page.mdx').replace(/, or <Go.*<\/Go> now/, '')
  const page = { file: 'content/link-to-expiring-page.mdx', source }
  const found = (await errorsWith({ page, buildDate: '2027-01-01' })).filter(isNoOrphan(''))
  expect(found.map(({ file, rule, severity }) => [file, rule, severity])).toEqual([
    ['content/offer.mdx', 'expired-pages', 'warning'],
  ])
})

test('a draft may have text that is still to be written', async () => {
  const source = read('errors/placeholder.mdx').replace('\n---\n', '\ndraft: true\n---\n')
  expect(
    (await errorsWith({ page: { file: 'content/placeholder.mdx', source } })).map(({ rule, severity }) => [
      rule,
      severity,
    ]),
  ).toEqual([['placeholders', 'warning']])
})

test.each(namesIn('unusual'))('%s is unusual, but right', async (name) => {
  const errors = await errorsWith({ page: { file: `content/${name}.mdx`, source: read(`unusual/${name}.mdx`) } })
  expect(summariesOf(errors.filter(isNoOrphan(name)))).toEqual([])
})

test.each(namesIn('unusual-records'))('the record %s is unusual, but right', async (name) => {
  expect(
    summariesOf(
      await errorsWith({ record: { file: 'data/unusual.ts', source: read(`unusual-records/${name}.ts.txt`) } }),
    ),
  ).toEqual([])
})

/** No page of the small site can link to each of these; that one tries the rule. */
function isNoOrphan(name: string) {
  return ({ rule }: ContentError) => rule !== 'orphans' || /orphan/.test(name)
}
