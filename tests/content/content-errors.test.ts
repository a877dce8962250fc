import { expect, test } from 'vitest'
import { readMdx } from '../../tools/content/mdx/mdx-options.ts'
import { errors } from './content-errors.ts'
import { unusualPages } from './unusual-mdx.ts'
import { vocabulary } from './test-vocabulary.ts'

const check = (file: string, source: string) => readMdx(file, source, vocabulary).errors

test.each(Object.entries(errors))('%s', async (name, { source, errors: expected }) => {
  const errors = check(`content/${name}.mdx`, source)
  const summaries = errors.map(({ message }) => message.split('\n\n')[0]!.replace(`content/${name}.mdx:`, ''))
  expect(summaries).toEqual(expected)
  for (const { message, frame, place } of errors) {
    expect(message).toContain(frame)
    expect(frame).toMatch(new RegExp(`^> +${place.line} \\|`, 'm'))
  }
})

test.each(Object.entries(unusualPages))('%s is unusual, but right', async (name, source) => {
  expect(check(`content/${name}.mdx`, source)).toEqual([])
})

test('the frame shows the line and underlines the place', async () => {
  const [error] = check('content/misspelt-key.mdx', errors['misspelt-key']!.source)
  expect(error!.message)
    .toBe(`content/misspelt-key.mdx:2:1  There is no key "titel" in front matter. Did you mean "title"?

  1 | ---
> 2 | titel: A page
    | ^^^^^
  3 | description: A misspelt key.
`)
})
