import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { attribute } from '../lib/html.ts'
import { builtFile, BuiltPage, runSteps, type BuildStep, type StepContext } from './step.ts'

const PAGE = '<html><head><meta charset="utf-8"><title>One</title><link rel="a"></head><body><p>Words</body></html>'

test('changes of a head are all made, whatever their order, and later steps see them', () => {
  const page = new BuiltPage('/a.html', PAGE)
  const [charset, title, link] = page.head
  page.replace(link!, '<link rel="b"><link rel="c">')
  page.insertAfter(charset!, '<meta name="x">')
  page.replace(title!, '')
  expect(page.html).toBe(
    '<html><head><meta charset="utf-8"><meta name="x"><link rel="b"><link rel="c"></head><body><p>Words</body></html>',
  )
  expect(page.head.map((element) => attribute(element, 'rel') ?? element.tagName)).toEqual(['meta', 'meta', 'b', 'c'])
})

test('each page runs through all steps, also one that a step adds, and ends run one after the other', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'deep'))
  for (const file of ['index.html', 'deep/page.html']) writeFileSync(join(folder, file), PAGE)
  const order: string[] = []
  const stepOf = (name: string, end?: BuildStep['end']): BuildStep => ({
    page: (page) => {
      order.push(`${name} ${page.path}`)
      page.insertAfter(page.head[0]!, `<meta name="${name}">`)
    },
    ...(end && { end }),
  })
  const steps = [
    stepOf('one', async ({ addPage, builtPages }) => {
      order.push(`${builtPages.size} pages`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      addPage('/old/path.html', PAGE)
    }),
    stepOf('two', () => void order.push('end')),
  ]
  await runSteps(steps, { folder } as StepContext)
  expect(order).toEqual([
    'one /deep/page.html',
    'two /deep/page.html',
    'one /index.html',
    'two /index.html',
    '2 pages',
    'one /old/path.html',
    'two /old/path.html',
    'end',
  ])
  for (const file of ['index.html', 'deep/page.html', 'old/path.html'])
    expect(readFileSync(join(folder, file), 'utf8')).toContain(
      '<meta charset="utf-8"><meta name="two"><meta name="one"><title>',
    )
})

test('a page has its file at its route', () => {
  expect(['/', '/about', '/guides/first'].map(builtFile)).toEqual(['/index.html', '/about.html', '/guides/first.html'])
})
