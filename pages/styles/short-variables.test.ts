import { expect, test } from 'vitest'
import { shortenVariables } from './short-variables.ts'

const INK = 'light-dark(#111,#eee)'
const LEAD = 'clamp(1rem,2vw,3rem)'
const theme = new Map([['--color-ink', INK], ['--text-lead', LEAD], ['--pen', '1.5px'], ['--link', 'var(--color-ink)']])

test.each([
  ['a value that is used once goes to its place', `:root{--text-lead:${LEAD};--color-ink:${INK}}p{font-size:var(--text-lead);color:var(--color-ink);fill:var(--color-ink)}`, '<p>', `:root{--A:${INK}}p{font-size:${LEAD};color:var(--A);fill:var(--A)}`],
  ['a short value goes to all its places', ':root{--pen:1.5px}p{width:var(--pen);height:calc(2*var(--pen))}', '<p>', 'p{width:1.5px;height:calc(2*1.5px)}'],
  ['the most used name is the shortest', `:root{--text-lead:${LEAD};--color-ink:${INK};--link:var(--color-ink)}p{font-size:var(--text-lead);margin:var(--text-lead)}a{color:var(--link)}b{color:var(--color-ink)}`, '<p>', `:root{--A:${LEAD};--B:${INK};--C:var(--B)}p{font-size:var(--A);margin:var(--A)}a{color:var(--C)}b{color:var(--B)}`],
  ['a name that the page itself uses stays', `:root{--color-ink:${INK}}p{color:var(--color-ink)}`, '<path fill="var(--color-ink)">', `:root{--color-ink:${INK}}p{color:var(--color-ink)}`],
  ['one that a rule sets for its element stays there', `:root{--color-ink:${INK}}@media (forced-colors:active){svg{--color-ink:CanvasText}}p{color:var(--color-ink)}`, '<p>', `:root{--A:${INK}}@media (forced-colors:active){svg{--A:CanvasText}}p{color:var(--A)}`],
  ['classes with two dashes are no variables', '.a--b{top:var(--gutter,0)}', '<p>', '.a--b{top:var(--A,0)}'],
])('%s', (_what, css, html, short) => {
  expect(shortenVariables(css, html, theme)).toBe(short)
})
