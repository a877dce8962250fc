import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelComparison } from '../../../data/eras.ts'
import { ModelTable } from './ModelTable.tsx'

test('each cell is in the column of its model', () => {
  const html = renderToStaticMarkup(<ModelTable />)
  const heads = [...html.matchAll(/scope="col">([^<]*)/g)].map(([, model]) => model!)
  const columnOf = (word: string) => heads.findIndex((head) => head.includes(word))
  const rows = html
    .split('<tbody>')[1]!
    .split('</tr>')
    .filter((row) => row.includes('<td>'))
  for (const [index, { people, software, agents }] of modelComparison.entries()) {
    const cells = [...rows[index]!.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell)
    expect([columnOf('people'), columnOf('software'), columnOf('staff')].map((column) => cells[column])).toEqual(
      [people, software, agents].map((text) => renderToStaticMarkup(text)),
    )
  }
})
