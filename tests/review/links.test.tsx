import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import type { EditGroup } from '../../tools/review/folder/edit-groups.ts'
import type { ReportPage } from '../../tools/review/folder/model.ts'
import { EditLinks, noContents, ReportContext, Sentence } from '../../tools/review/folder/views/Document.tsx'

const edits = ['one', 'two', 'three'].map((name): EditGroup => {
  return {
    name,
    cause: { file: `data/${name}.ts` },
    also: [],
    key: undefined,
    pages: [],
    changes: [],
    doubts: [],
    section: 'Other changes',
  }
})
const home = { path: '/', slug: 'home' } as ReportPage

function render(view: ReactElement): string {
  return renderToStaticMarkup(<ReportContext value={{ ...noContents, pages: [home], edits }}>{view}</ReportContext>)
}

it('names up to two edits, of more the first one with the others to open', () => {
  const namesOf = (count: number) =>
    render(<EditLinks edits={edits.slice(0, count)} label="By" />).replace(/<summary>(.*?)<\/summary>.*/, '[$1]')
  const wordsOf = (count: number) =>
    namesOf(count)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  expect([0, 1, 2, 3].map(wordsOf)).toEqual([
    '',
    'By Data one',
    'By Data one and Data two',
    'By Data one [and 2 more edits]',
  ])
})

it('calls home by its name and its address, and links it in sentences', () => {
  expect(render(<Sentence text="Still on Home (/), on /about" />)).toBe(
    'Still on <a href="pages/home/index.html" data-page="/">Home (/)</a>, on /about',
  )
})
