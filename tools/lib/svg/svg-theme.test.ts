import { expect, test } from 'vitest'
import { toHex } from '../../../components/ui/contrast.ts'
import { readColour } from './svg-theme.ts'

const properties = new Map([
  ['--black', 'oklch(0 0 0)'],
  ['--white', 'oklch(1 0 0)'],
  ['--both', 'light-dark(var(--white), var(--black))'],
  ['--unset', 'initial'],
])

test.each([
  ['var(--both)', '#ffffff', '#000000'],
  ['var(--missing, var(--white))', '#ffffff', '#ffffff'],
  ['var(--unset, var(--black))', '#000000', '#000000'],
  ['light-dark(var(--black), var(--white))', '#000000', '#ffffff'],
  // Half of the lightness of OKLab, and a quarter.
  ['color-mix(in oklab, var(--white), var(--black))', '#636363', '#636363'],
  ['color-mix(in oklab, var(--white) 25%, var(--black))', '#222222', '#222222'],
  ['color-mix(in oklab, var(--white) 25%, transparent)', '#ffffff', '#ffffff'],
  ['none', undefined, undefined],
  ['var(--missing)', undefined, undefined],
])('%s is %s in light and %s in dark', (value, light, dark) => {
  const hex = (theme: 'light' | 'dark') => {
    const colour = readColour(value, properties, theme)
    return colour && toHex(colour)
  }
  expect([hex('light'), hex('dark')]).toEqual([light, dark])
})

test('a colour that only browsers know is an error', () => {
  expect(() => readColour('rebeccapurple', properties, 'light')).toThrow('"rebeccapurple" cannot be drawn outside')
})
