import { expect, test } from 'vitest'
import { compareFiles } from './corpus/run-corpus.ts'

const drawing = (id: string, file: string) =>
  `<p>Desk ${id}</p><svg role="img" aria-label="Desk ${id}" width="9" height="9">` +
  `<use href="/assets/${file}#${id}"/></svg>`
const page = (file: string) =>
  '<!doctype html><html lang="en"><head><title>Desks</title></head><body><main><h1>Desks</h1>' +
  `${drawing('a', file)}${drawing('b', file)}</main></body></html>`
const drawings = (first: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><path d="${first}"/></g><g id="b"><path d="M2 2"/></g></svg>`
const site = (file: string, first: string) => ({ 'index.html': page(file), [`assets/${file}`]: drawings(first) })

test('a drawing in a file changed if its own part of the file did', () => {
  const changed = compareFiles(site('desks.ABCdef12.svg', 'M1 1'), site('desks.Xyz98765.svg', 'M1 9'))
  expect(
    changed.pages.flatMap(({ changes }) => changes).map(({ kind, before, after }) => [kind, before, after]),
  ).toEqual([['image', 'Desk a', 'Desk a']])
  expect(compareFiles(site('desks.ABCdef12.svg', 'M1 1'), site('desks.Xyz98765.svg', 'M1 1')).pages).toEqual([])
})
