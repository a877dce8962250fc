import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMdx } from '../../tools/content/mdx/read-mdx.ts'
import { errors } from './errors.ts'
import { vocabulary } from './vocabulary.ts'

const check = (file: string, source: string) => readMdx(file, source, vocabulary).errors
const read = (folder: string, name: string) => readFileSync(new URL(`${folder}/${name}.mdx`, import.meta.url), 'utf8')
const namesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url)).map((name) => name.replace('.mdx', ''))

test('every error is in the table, and every line of the table is tested', () => {
  expect(namesIn('errors').sort()).toEqual(Object.keys(errors).sort())
})

test.each(Object.entries(errors))('%s', async (name, expected) => {
  const errors = check(`content/${name}.mdx`, read('errors', name))
  const summaries = errors.map(({ message }) => message.split('\n\n')[0]!.replace(`content/${name}.mdx:`, ''))
  expect(summaries.join('\n')).toBe(expected)
  for (const { message, frame, place } of errors) {
    expect(message).toContain(frame)
    expect(frame).toMatch(new RegExp(`^> +${place.line} \\|`, 'm'))
  }
})

test.each(namesIn('unusual'))('%s is unusual, but right', async (name) => {
  expect(check(`content/${name}.mdx`, read('unusual', name))).toEqual([])
})

test('the frame shows the line and underlines the place', async () => {
  const [error] = check('content/misspelt-key.mdx', read('errors', 'misspelt-key'))
  expect(error!.message)
    .toBe(`content/misspelt-key.mdx:2:1  There is no key "titel" in front matter. Did you mean "title"?

  1 | ---
> 2 | titel: A page
    | ^^^^^
  3 | description: A misspelt key.
`)
})
