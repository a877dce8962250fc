import { expect, test } from 'vitest'
import { inlineVariables, shortenVariables, shortNames } from './short-variables.ts'

const INK = 'light-dark(#111,#eee)'
const LEAD = 'clamp(1rem,2vw,3rem)'

test.each([
  [
    'the most used name is the shortest',
    `:root{--text-lead:${LEAD};--color-ink:${INK};--link:var(--color-ink)}p{font-size:var(--text-lead);margin:var(--text-lead)}a{color:var(--link)}b{color:var(--color-ink)}`,
    [],
    `:root{--A:${LEAD};--B:${INK};--C:var(--B)}p{font-size:var(--A);margin:var(--A)}a{color:var(--C)}b{color:var(--B)}`,
  ],
  [
    'a name that others use stays',
    `:root{--color-ink:${INK}}p{color:var(--color-ink)}`,
    ['--color-ink'],
    `:root{--color-ink:${INK}}p{color:var(--color-ink)}`,
  ],
  ['classes with two dashes are no variables', '.a--b{top:var(--gutter,0)}', [], '.a--b{top:var(--A,0)}'],
])('%s', (_what, css, kept, short) => {
  expect(shortenVariables(css, shortNames(css, new Set(kept)))).toBe(short)
})

test.each([
  [
    'a value that is used once goes to its place',
    `:root{--B:${LEAD};--A:${INK}}p{font-size:var(--B);color:var(--A);fill:var(--A)}`,
    '<p>',
    { '--B': LEAD, '--A': INK },
    `:root{--A:${INK}}p{font-size:${LEAD};color:var(--A);fill:var(--A)}`,
  ],
  [
    'a short value goes to all its places',
    ':root{--A:1.5px}p{width:var(--A);height:calc(2*var(--A))}',
    '<p>',
    { '--A': '1.5px' },
    'p{width:1.5px;height:calc(2*1.5px)}',
  ],
  [
    'a name that the page itself uses stays',
    `:root{--ink:${INK}}p{color:var(--ink)}`,
    '<path fill="var(--ink)">',
    { '--ink': INK },
    `:root{--ink:${INK}}p{color:var(--ink)}`,
  ],
  [
    'one that is set elsewhere too stays',
    `:root{--A:${INK}}p{color:var(--A)}`,
    '<p>',
    {},
    `:root{--A:${INK}}p{color:var(--A)}`,
  ],
])('%s', (_what, css, html, theme, short) => {
  expect(inlineVariables(css, html, new Map(Object.entries(theme)))).toBe(short)
})
