import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import type { EditGroup } from '../../tools/review/folder/edit-groups.ts'
import type { ReportPage } from '../../tools/review/folder/model.ts'
import {
  EditLinks,
  noContents,
  PageLinks,
  ReportContext,
  Sentence,
  type ReportContents,
} from '../../tools/review/folder/views/Document.tsx'
import { SourcePage } from '../../tools/review/folder/views/SourcePage.tsx'
import { viewSources } from '../../tools/review/folder/sources.ts'

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

function render(view: ReactElement, more: Partial<ReportContents> = {}): string {
  const contents = { ...noContents, pages: [home], edits, ...more }
  return renderToStaticMarkup(<ReportContext value={contents}>{view}</ReportContext>)
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

it('names one page, counts more in a list that opens, and says if they are all', () => {
  const linked = (...paths: string[]) => render(<PageLinks paths={paths} label="On" note="so it is" />, { total: 3 })
  expect(linked()).toBe('')
  expect(linked('/')).toBe('<div>On <a href="pages/home/index.html" data-page="/">Home (/)</a></div>')
  expect(linked('/', '/a')).toMatch(
    /^<details><summary>On 2 pages: so it is<\/summary>.*Home \(\/\)<\/a><\/li><li>\/a<\/li><\/ul><\/details>$/,
  )
  expect(linked('/', '/a', '/b')).toContain('<summary>On all 3 pages: so it is<')
})

it('says of a source how much changed, with both of its versions to open', () => {
  const wordsOf = (before: string | undefined, after: string | undefined, kept = {}) => {
    const [view] = viewSources([{ file: 'llms.txt', before, after }])
    return render(<SourcePage view={view!} />, { root: '../', downloads: new Map([['llms.txt', kept]]) })
      .replace(/<table.*<\/table>/, '(table)')
      .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '[$2]($1)')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  }
  const begin = '[All pages](../index.html) llms.txt'
  expect(wordsOf('a\nb\n', 'a\nc\nd\n', { base: 'assets/1.txt', head: 'assets/2.txt' })).toBe(
    `${begin} Changed: 2 lines added, 1 line removed. ` +
      'Open it [before](../assets/1.txt) · [after](../assets/2.txt) (table)',
  )
  expect(wordsOf(undefined, 'a\n', { head: 'assets/2.txt' })).toBe(
    `${begin} New: 1 line added. Open it [after](../assets/2.txt) (table)`,
  )
  expect(wordsOf('a\n', undefined, { base: 'assets/1.txt' })).toBe(
    `${begin} Removed: 1 line removed. Open it [before](../assets/1.txt) (table)`,
  )
  expect(wordsOf('a\r\n', 'a\n')).toBe(
    `${begin} Changed: no line differs. Its lines are the same; only how they end differs.`,
  )
  expect(wordsOf(undefined, '')).toBe(`${begin} New: no line differs. Nothing to show.`)
})
