import { expect, test } from 'vitest'
import { ContentError } from '../content/content-error.ts'
import { find, parsePage, textContent } from '../lib/html.ts'
import { brokenPage } from './broken-page.ts'

const errorAt = (line: number, reason: string, fix?: string) =>
  new ContentError({ file: 'content/a.mdx', source: 'One <b>\nTwo\n', place: { line, column: 1 }, reason, fix })

/** The words of a page in place of a broken one, and the data of its overlay. */
function shown(error: unknown) {
  const page = parsePage(brokenPage(error, 7))
  return {
    words: textContent(find(page, 'pre')!),
    data: JSON.parse(textContent(find(page, 'script')!)) as Record<string, unknown>,
  }
}

test('the first error of a page has its lines and its fix, and the others are below it', () => {
  const { words, data } = shown([errorAt(1, 'It is </script> odd.', 'Delete it.'), errorAt(2, 'So is this.')])
  expect(data).toMatchObject({
    message: 'It is </script> odd.\nDelete it.',
    loc: { file: 'content/a.mdx', line: 1, column: 1 },
    stack: 'content/a.mdx:2:1  So is this.',
  })
  expect(words).toMatch(
    /^content\/a\.mdx:1:1\n\nIt is <\/script> odd\.\nDelete it\.\n\n> 1 \| One <b>\n[^]*So is this\.$/,
  )
  expect(brokenPage([errorAt(1, 'Odd.')], 7)).toContain('data-version="7"')
})

test('an error in code has its message without the signs of a log, and of its trace only our own files', () => {
  const error = new Error('10:01:02 AM [vike][request-1] No desk is free')
  error.stack = `Error: No desk\n    at Desk (/site/Desk.tsx:1:2)\n    at x (/site/node_modules/react/x.js:1:1)`
  expect(shown(error).data).toMatchObject({ message: 'No desk is free', stack: '    at Desk (/site/Desk.tsx:1:2)' })
  expect(shown('A text').data).toMatchObject({ message: 'A text', stack: '' })
})
