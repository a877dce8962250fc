import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from './site.ts'

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
const files = ['content', 'components', 'data', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

test("the company's details are only in site.ts", () => {
  // The company's own name and those of social networks are words like others.
  const values = strings({ ...site, brand: [], social: site.social.map(({ href }) => href) })
  const repeated = files
    .filter((file) => file !== join('data', 'site.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return values
        .filter((value) => text.includes(value))
        .map((value) => `${file} repeats "${value}". Import it from data/site.ts, or quote it with <Phrase>.`)
    })
  expect(repeated).toEqual([])
})

test('a press on a phone number calls that number', () => {
  // With or without its country.
  const number = (text: string) => text.replace(/\D/g, '').slice(-9)
  for (const { label, href } of [site.phone, site.hotline]) expect(number(href)).toBe(number(label))
})
