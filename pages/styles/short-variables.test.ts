import { expect, test } from 'vitest'
import { shortenVariables } from './short-variables.ts'

const theme = new Map([['--color-ink', 'red'], ['--text-body', '1rem'], ['--link', 'var(--color-ink)']])
const ROOT = ':root{--color-ink:red;--text-body:1rem;--link:var(--color-ink)}'

test.each([
  ['a value that is used once goes to its place', ':root{--text-body:1rem;--color-ink:red}p{font-size:var(--text-body);color:var(--color-ink);fill:var(--color-ink)}', '<p>', ':root{--A:red}p{font-size:1rem;color:var(--A);fill:var(--A)}'],
  ['the most used name is the shortest', `${ROOT}p{font-size:var(--text-body);margin:var(--text-body)}a{color:var(--link)}b{color:var(--color-ink)}`, '<p>', ':root{--A:red;--B:1rem;--C:var(--A)}p{font-size:var(--B);margin:var(--B)}a{color:var(--C)}b{color:var(--A)}'],
  ['a name that the page itself uses stays', `:root{--color-ink:red}p{color:var(--color-ink)}`, '<path fill="var(--color-ink)">', ':root{--color-ink:red}p{color:var(--color-ink)}'],
  ['one that a rule sets for its element stays there', ':root{--color-ink:red}@media (forced-colors:active){svg{--color-ink:CanvasText}}p{color:var(--color-ink)}', '<p>', ':root{--A:red}@media (forced-colors:active){svg{--A:CanvasText}}p{color:var(--A)}'],
  ['classes with two dashes are no variables', '.a--b{top:var(--gutter,0)}', '<p>', '.a--b{top:var(--A,0)}'],
])('%s', (_what, css, html, short) => {
  expect(shortenVariables(css, html, theme)).toBe(short)
})
