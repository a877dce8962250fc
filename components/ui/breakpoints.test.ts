import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'

/** The media queries of a sheet that have a width of their own, without a comment before them that says why. */
function unexplainedWidths(css: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkAtRules('media', (media) => {
    const params = media.params.replace(/\(height[^)]*\)/g, '')
    const hasOwnWidth = /width/.test(params) && /\drem/.test(params)
    if (hasOwnWidth && media.prev()?.type !== 'comment') found.push(media.params)
  })
  return found
}

test('a width that is no breakpoint of the theme is reported, unless a comment says why', () => {
  const css = `
    @media (width >= 60rem) { a { top: 0 } }
    @media (width >= theme(--breakpoint-md)) and (height < 40rem) { a { top: 0 } }
    @media (theme(--breakpoint-sm) <= width < 60rem) { a { top: 0 } }
    /* The links do not fit. */
    @media (width < 51rem) { a { top: 0 } }`
  expect(unexplainedWidths(css)).toEqual(['(width >= 60rem)', '(theme(--breakpoint-sm) <= width < 60rem)'])
})

test('sheets use the breakpoints of the theme', () => {
  const folder = resolve(import.meta.dirname, '..')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => unexplainedWidths(readFileSync(join(folder, file), 'utf8')).map((width) => `${file}: ${width}`))
  expect(found).toEqual([])
})
