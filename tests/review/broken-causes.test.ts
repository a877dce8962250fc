import { expect, it } from 'vitest'
import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import { blame, type Effect } from '../../tools/review/repository/find-causes.ts'
import { memoryFiles, BuiltSite } from '../../tools/review/site/built-site.ts'

const page = (title: string, words: string) =>
  `<!doctype html><title>${title}</title><main><h1>${title}</h1>${words}</main>`
const link = '<p>We keep <a href="/safe">your data</a> safe.</p>'
const others = {
  'index.html': page('Home', `<p>From £99 a month.</p>${link}`),
  'clinics.html': page('Clinics', link),
  'team.html': page('Team', '<p>See <a href="safe#audits">the audits</a>.</p>'),
}
const base = {
  ...others,
  'safe.html': page('Safe', '<h2 id="audits">Audits</h2><p>Each of our audits, with its date.</p>'),
  _redirects: '/old /safe\n',
}
const safe = { file: 'content/(legal)/safe.mdx' }
const price = { file: 'data/agents.ts', key: 'agents.receptionist.price' }
const edited = [{ ...safe, before: '# Safe' }, { file: price.file }]
const rendered: Effect[] = [
  { ...safe, changes: { '/safe': [] } },
  { file: price.file, changes: { '/': [] } },
  { ...price, changes: { '/': [] } },
]

function causes(head: Record<string, string>, effects: readonly Effect[], sources = edited) {
  return blame(compareSites(new BuiltSite(memoryFiles(base)), new BuiltSite(memoryFiles(head))), sources, effects)
}

it('names the file of a removed page for links to it, and data only if its value is shown', () => {
  const head = { ...others, 'index.html': base['index.html'].replace('99', '93') }
  expect(causes(head, rendered)).toMatchObject({
    '/': [price, safe],
    '/clinics': [safe],
    '/old': [safe],
    '/safe': [safe],
    '/team': [safe],
  })
  expect(causes(others, [])).toEqual({
    '/': [safe],
    '/clinics': [safe],
    '/old': [safe],
    '/safe': [safe],
    '/team': [safe],
  })
})

it('names the file of a picture that was replaced', () => {
  const shown = (name: string) => ({ 'index.html': page('Home', `<img src="/assets/${name}.webp" alt="A desk">`) })
  const compared = compareSites(
    new BuiltSite(memoryFiles(shown('desk-800.a'))),
    new BuiltSite(memoryFiles(shown('desk-800.b'))),
  )
  const pictures = ['content/pictures/desk.jpg', 'content/pictures/lamp.jpg']
  expect(blame(compared, [], [], pictures)['/']).toEqual([{ file: 'content/pictures/desk.jpg' }])
})

it('names the stylesheet whose edited line changed a page, and nothing if the cause is unknown', () => {
  const styled = (color: string) => ({ 'index.html': `${page('Home', 'Open')}<style>h1 { color: ${color} }</style>` })
  const compared = compareSites(new BuiltSite(memoryFiles(styled('red'))), new BuiltSite(memoryFiles(styled('blue'))))
  const sheet = (file: string, color: string) => ({
    file,
    before: 'h1 { color: red }\n',
    after: `h1 { color: ${color} }\n`,
  })
  const sheets = [sheet('components/other.css', 'green'), sheet('components/heading.css', 'blue')]
  expect(blame(compared, sheets, [])['/']).toEqual([{ file: 'components/heading.css' }])
  expect(blame(compared, [], [])['/']).toEqual([])
})

it('names the causes of a removed anchor’s page, even if no edit could be reverted', () => {
  const head = { ...base, 'safe.html': base['safe.html'].replace('id="audits"', 'id="dates"') }
  expect(causes(head, rendered)).toMatchObject({ '/safe': [safe], '/team': [safe] })
  expect(causes(head, [])['/team']).toEqual([safe])
  // The page that has the anchor shows a value of data there.
  expect(causes(head, [{ ...price, changes: { '/safe': [] } }], [])).toMatchObject({
    '/safe': [price],
    '/team': [price],
  })
})
