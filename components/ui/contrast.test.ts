import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, inGamut, themeColors, toHex, type Oklch } from './contrast.ts'

const sheet = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
const tokens = [...sheet.matchAll(new RegExp(String.raw`--color-([\w-]+): light-dark\(${colour}, ${colour}\);`, 'g'))]
const themes = {
  light: new Map(tokens.map((match) => [match[1]!, match.slice(2, 5).map(Number) as Oklch])),
  dark: new Map(tokens.map((match) => [match[1]!, match.slice(5, 8).map(Number) as Oklch])),
}

const grounds = ['paper', 'sheet', 'well']
const departments = ['rc', 'sa', 'su', 'fi', 'mk', 'hr', 'op', 'co', 'cn', 'an']
const status = ['success', 'warning', 'destructive', 'stamp']

/**
 * Pairs of foreground and background, and their minimum contrast: 7 for text, 3 for meaningful lines, 4.5 for labels.
 */
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ...['ink', 'ink-2', 'link', ...status, ...departments.map((code) => `${code}-ink`)].map(
      (name): [string, string, number] => [name, ground, 7],
    ),
    ...['line-2', 'wall', 'focus', 'primary', 'live', ...departments].map((name): [string, string, number] => [
      name,
      ground,
      3,
    ]),
  ]),
  ['on-primary', 'primary', 7],
  ['on-primary', 'primary-hover', 7],
  ...[...status, 'premium'].map((name): [string, string, number] => ['on-status', name, 7]),
  ...status.flatMap((name): [string, string, number][] => [
    ['ink', `${name}-wash`, 7],
    [name, `${name}-wash`, 4.5],
  ]),
  ...departments.flatMap((code): [string, string, number][] => [
    [`${code}-ink`, `${code}-wash`, 7],
    ['ink', `${code}-wash`, 7],
    [code, `${code}-wash`, 3],
    ['on-status', code, 4.5],
  ]),
]

test('every colour of the theme is read', () => {
  const declared = [...sheet.matchAll(/^  --color-([\w-]+): (?!transparent|currentColor)/gm)].map((match) => match[1])
  expect(tokens.map((match) => match[1])).toEqual(declared)
  expect(declared.length).toBeGreaterThan(50)
})

describe.each(Object.entries(themes))('%s', (theme, colours) => {
  test.each(pairs)('%s on %s has a ratio of %d', (text, ground, target) => {
    expect(contrast(colours.get(text)!, colours.get(ground)!)).toBeGreaterThanOrEqual(target)
  })

  test.each([...colours])('%s can be shown in sRGB', (_name, value) => {
    expect(inGamut(value)).toBe(true)
  })

  test('theme-color is the paper', () => {
    expect(themeColors[theme as keyof typeof themeColors]).toBe(toHex(colours.get('paper')!))
  })
})

test('the ratio is that of WCAG: black on white is 21', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 5)
  // The art direction's own figures.
  expect(toHex([0.26, 0.05, 258])).toBe('#14243c')
  expect(contrast([0.26, 0.05, 258], [0.966, 0.013, 84])).toBeCloseTo(14.1, 1)
})
