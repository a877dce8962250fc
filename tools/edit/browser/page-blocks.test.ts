import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseContent } from '../../content/mdx/mdx-options.ts'
import { blocksOf } from '../blocks.ts'
import { PageBlocks, renderedFrom } from './page-blocks.ts'

const SOURCE =
  '<Outer>\n\n<Inner>\n\nWords.\n\n</Inner>\n\n</Outer>\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n| C |\n| - |\n'
const blocks = blocksOf(parseContent(SOURCE))
const written = (text: string) => blocks.find(({ start, end }) => SOURCE.slice(start, end) === text)!

/** An element that was rendered from a part of the page. */
const element = (source: string, isCell = false) => {
  const own = { getAttribute: () => source, matches: () => isCell, contains: () => false }
  return Object.assign(own, { closest: () => own }) as unknown as Element
}
const sourceOf = (text: string, version = 'v1') => {
  const start = SOURCE.indexOf(text)
  return `${start}-${start + text.length}-${version}`
}

let shown: Element[]
beforeEach(() => {
  shown = [element(sourceOf('Words.'))]
  vi.stubGlobal('document', { querySelectorAll: () => shown })
})
afterEach(() => vi.unstubAllGlobals())

test('an element says from which part of which version it was rendered', () => {
  expect(renderedFrom(element('3-9-ab1'))).toEqual({ start: 3, end: 9, version: 'ab1' })
  expect(renderedFrom(element('content/a.mdx:3:9'))).toBeUndefined()
})

test('a block is found by its element, but not by one of another version', () => {
  const page = new PageBlocks(blocks, 'v1')
  expect(page.at(element(sourceOf('Words.')))).toBe(written('Words.'))
  expect(page.at(element(sourceOf('Words.', 'v0')))).toBeUndefined()
  // A cell's element has its bars and spaces, too.
  expect(page.at(element(sourceOf('| 1 '), true))).toBe(written('1'))
  expect(page.elementsOf(written('Words.'))).toEqual(shown)
})

test('a page shows the text, if one of its parts has this version, or it has no parts', () => {
  expect(new PageBlocks(blocks, 'v1').areShown).toBe(true)
  expect(new PageBlocks(blocks, 'v2').areShown).toBe(false)
  shown = []
  expect(new PageBlocks(blocks, 'v2').areShown).toBe(true)
})

test('around a text is the innermost widget, and around a cell its table with its cells', () => {
  const page = new PageBlocks(blocks, 'v1')
  expect(page.wholeAround(written('Words.'))?.name).toBe('Inner')
  expect(page.wholeAround(written('2'))?.name).toBe('Table')
  const words = page.cellsWith(written('2')).map(({ start, end }) => SOURCE.slice(start, end))
  expect(words).toEqual(['A', 'B', '1', '2'])
  expect(page.cellsWith(written('Words.'))).toEqual([])
})
