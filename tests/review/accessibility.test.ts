import { expect, it } from 'vitest'
import { newProblems, type Problem } from '../../tools/review/pictures/new-problems.ts'

const problem = (selector: string, html: string, rule = 'image-alt'): Problem => ({ rule, selector, html })
const till = problem('main > img', '<img src="till.png">')
const lamp = problem('footer > img', '<img src="lamp.png">')

it('reports an element that broke while another one of the same rule was fixed', () => {
  expect(newProblems([till], [lamp])).toEqual([lamp])
  expect(newProblems([till], [till, lamp])).toEqual([lamp])
  expect(newProblems([till, lamp], [lamp])).toEqual([])
})

it('recognises an element that moved, was edited or has another source position', () => {
  expect(newProblems([till], [{ ...till, selector: 'main > p + img' }])).toEqual([])
  expect(newProblems([till], [{ ...till, html: '<img src="new-till.png">' }])).toEqual([])
  const from = (line: number) => problem(`#h-${line}`, `<b id="h-${line}" data-source="content/a.mdx:${line}:1">Hm</b>`)
  expect(newProblems([from(4)], [from(7)])).toEqual([])
})

it('reports one new element if two look the same and there was one before', () => {
  const second = { ...till, selector: 'main > img + img' }
  expect(newProblems([till], [till, second])).toEqual([second])
  expect(newProblems([problem('a', '<a>', 'link-name')], [problem('a', '<a>', 'color-contrast')])).toHaveLength(1)
})
