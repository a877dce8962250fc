import { expect, it } from 'vitest'
import { compareSites } from '../../tools/review/compare/site.ts'
import { blame, type Attribution, type EditedFiles } from '../../tools/review/repository/blame.ts'
import { memoryFiles, Site } from '../../tools/review/site/folder.ts'

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
const price = {
  file: 'data/agents.ts',
  key: 'agents.receptionist.price',
  before: '99',
  after: '93',
}
const edited: EditedFiles = {
  sheets: [],
  contents: new Map([['/safe', 'content/(legal)/safe.mdx']]),
}
const rendered: Attribution = {
  files: new Map([
    ['content/(legal)/safe.mdx', new Set(['/safe'])],
    [price.file, new Set(['/'])],
  ]),
  keys: new Map([[price, new Set(['/'])]]),
}
const safe = { file: 'content/(legal)/safe.mdx' }
const named = { file: price.file, key: price.key }

const none: Attribution = { files: new Map(), keys: new Map() }

function causes(head: Record<string, string>, attribution: Attribution, candidates = edited) {
  return Object.fromEntries(
    blame(compareSites(new Site(memoryFiles(base)), new Site(memoryFiles(head))), candidates, attribution),
  )
}

it('names the file of the page that went for the links to it, and data only where its value shows', () => {
  const head = { ...others, 'index.html': base['index.html'].replace('99', '93') }
  expect(causes(head, rendered)).toEqual({
    '/': [named, safe],
    '/clinics': [safe],
    '/old': [safe],
    '/safe': [safe],
    '/team': [safe],
  })
  expect(causes(others, none)).toEqual({
    '/': [safe],
    '/clinics': [safe],
    '/old': [safe],
    '/safe': [safe],
    '/team': [safe],
  })
})

it('names the stylesheet whose edited line changed a page, and nothing where the cause is unknown', () => {
  const styled = (color: string) => ({ 'index.html': `${page('Home', 'Open')}<style>h1 { color: ${color} }</style>` })
  const compared = compareSites(new Site(memoryFiles(styled('red'))), new Site(memoryFiles(styled('blue'))))
  const sheet = (file: string, color: string) => ({
    file,
    before: 'h1 { color: red }\n',
    after: `h1 { color: ${color} }\n`,
  })
  const sheets = [sheet('components/other.css', 'green'), sheet('components/heading.css', 'blue')]
  expect(blame(compared, { contents: new Map(), sheets }, none).get('/')).toEqual([{ file: 'components/heading.css' }])
  expect(blame(compared, { contents: new Map(), sheets: [] }, none).get('/')).toEqual([])
})

it('names for an anchor that went what changed its page, also where no edit could be taken back', () => {
  const head = { ...base, 'safe.html': base['safe.html'].replace('id="audits"', 'id="dates"') }
  expect(causes(head, rendered)).toEqual({ '/safe': [safe], '/team': [safe] })
  expect(causes(head, none)['/team']).toEqual([safe])
  // The page that has the anchor shows a value of data there.
  expect(
    causes(
      head,
      { files: new Map(), keys: new Map([[price, new Set(['/safe'])]]) },
      { ...edited, contents: new Map() },
    ),
  ).toEqual({ '/safe': [named], '/team': [named] })
})
