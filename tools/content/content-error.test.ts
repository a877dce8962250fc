import { expect, test } from 'vitest'
import {
  byPlace,
  ContentError,
  contentErrorsOf,
  distinct,
  placeBetween,
  throwAll,
  unreadableText,
} from './content-error.ts'

const errorAt = (file: string, line: number, column: number, fix?: string) =>
  new ContentError({ file, source: 'One line\nTwo words\n', place: { line, column, length: 3 }, reason: 'Odd.', fix })

const placesOf = (errors: readonly ContentError[]) =>
  errors.map(({ file, place: { line, column } }) => `${file}:${line}:${column}`)

const mixed = () => [errorAt('b', 1, 1), errorAt('a', 2, 5), errorAt('a', 2, 1), errorAt('a', 1, 9)]
const SORTED = ['a:1:9', 'a:2:1', 'a:2:5', 'b:1:1']

test('errors are in the order of files, lines and columns, each once', () => {
  expect(placesOf(mixed().sort(byPlace))).toEqual(SORTED)
  expect(placesOf(distinct([...mixed(), ...mixed()]))).toEqual(SORTED)
})

test('several errors are thrown as one, and none is lost', () => {
  throwAll([])
  let thrown: unknown
  try {
    throwAll(mixed())
  } catch (error) {
    thrown = error
  }
  expect(placesOf(contentErrorsOf(thrown))).toEqual(SORTED)
  expect(contentErrorsOf(new Error('Other.'))).toEqual([])
})

test('an error knows what is written at its place, and what was probably meant', () => {
  expect(errorAt('a', 2, 1, 'Did you mean "Ten" or "Too"? Else delete it.')).toMatchObject({
    written: 'Two',
    meant: 'Ten',
  })
  expect(errorAt('a', 1, 5, 'Delete it.')).toMatchObject({ written: 'lin', meant: undefined })
})

test('a place has a length in one line only', () => {
  expect(placeBetween({ line: 1, column: 9 }, { line: 1, column: 12 })).toEqual({ line: 1, column: 9, length: 3 })
  expect(placeBetween({ line: 1, column: 9 }, { line: 2, column: 3 })).toEqual({
    line: 1,
    column: 9,
    length: undefined,
  })
})

test.each(['\n', '\r\n'])('a conflict is found in lines that end with %j', (end) => {
  const found = unreadableText('a', ['One', '=======', 'Two', '>>>>>>>', ''].join(end))
  expect([found?.rule, found?.place.line]).toEqual(['merge-conflict', 2])
})
