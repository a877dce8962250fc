import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportBundle } from '../../tools/review/repository/build.ts'
import { readExplanation } from '../../tools/review/repository/causes-file.ts'
import { review } from '../../tools/review/review.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()

function site(name: string, price: string): string {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(
    join(folder, name, 'index.html'),
    '<!doctype html><title>Prices</title><main><h1>Prices</h1>' +
      `<p data-source="content/index.mdx:4:1">One costs ${price}.</p></main>`,
  )
  return join(folder, name)
}

describe('builds made on another machine', () => {
  const kept = join(folder, 'kept')
  exportBundle(
    kept,
    { base: site('a', '£79'), head: site('b', '£81') },
    {
      names: { base: 'abc Before', head: 'def After' },
      causes: {
        '/': [
          {
            file: 'data/prices.ts',
            key: 'one',
            changes: [{ kind: 'text', before: '£79', after: '£81', in: 'Prices' }],
          },
        ],
      },
      keys: [{ file: 'data/prices.ts', key: 'one', before: '79', after: '81', position: '3:7' }],
      notes: ['Some causes are unknown: too many edits'],
      sources: [
        {
          file: 'data/prices.ts',
          before: 'export const prices = {\n  // A month\n  one: 79,\n}\n',
          after: 'export const prices = {\n  // A month\n  one: 81,\n}\n',
        },
        { file: 'content/index.mdx', before: '# Home\n', after: '# Home\n' },
      ],
    },
  )
  const options = {
    folders: { base: join(kept, 'base'), head: join(kept, 'head') },
    out: join(folder, 'out'),
    pictures: false,
  }

  it('keep their causes, names and source positions', async () => {
    expect(await review({ ...options, causes: join(kept, 'causes.json') })).toMatchObject({ exit: 1 })
    expect(JSON.parse(readFileSync(join(folder, 'out/report.json'), 'utf8'))).toMatchObject({
      base: 'abc Before',
      head: 'def After',
      pages: [
        {
          path: '/',
          causes: [{ file: 'data/prices.ts', key: 'one' }],
          changes: [{ kind: 'text', before: '£79', after: '£81', source: 'data/prices.ts:3:7' }],
        },
      ],
    })
    expect(readFileSync(join(folder, 'out/index.html'), 'utf8')).toContain('Some causes are unknown: too many edits')
    // The page of the report also names the line of the content that shows the value.
    expect(readFileSync(join(folder, 'out/pages/home/index.html'), 'utf8').replace(/<[^>]+>/g, '')).toContain(
      'used in content/index.mdx, line 4',
    )
  })

  it.each([
    ['no file', undefined],
    ['no JSON', '<html>'],
    ['other things', '{"names":{},"causes":[{"file":1}]}'],
  ])('are reviewed without them where there is %s', async (_, text) => {
    const file = join(folder, 'other.json')
    // oxlint-disable-next-line tests/no-if -- One case is that there is no file.
    if (text !== undefined) writeFileSync(file, text)
    expect(await review({ ...options, causes: file })).toMatchObject({ exit: 1 })
    expect(JSON.parse(readFileSync(join(folder, 'out/report.json'), 'utf8'))).toMatchObject({
      pages: [{ causes: [], changes: [{ source: 'content/index.mdx:4:1' }] }],
    })
  })

  it('cannot put markup into the summary', async () => {
    const file = join(folder, 'hostile.json')
    const hostile = '`](https://evil.example) @everyone <img src=x> | x'
    writeFileSync(
      file,
      JSON.stringify({
        names: { base: hostile, head: hostile },
        causes: { '/': [{ file: hostile, key: hostile }] },
        keys: [],
      }),
    )
    await review({ ...options, causes: file })
    const summary = readFileSync(join(folder, 'out/summary.md'), 'utf8')
    expect(summary).not.toMatch(/https:\/\/evil|@everyone|<img/)
    expect(readFileSync(join(folder, 'out/index.html'), 'utf8')).not.toContain('<img')
    expect(readExplanation(file).causes!['/']).toEqual([{ file: hostile, key: hostile }])
  })
})

it('keeps every cause and source, of any length', () => {
  const folder = temporaryFolder()
  const site = join(folder, 'site')
  mkdirSync(site)
  const explanation = {
    names: { base: 'b'.repeat(400), head: 'after' },
    notes: [],
    causes: { '/': Array.from({ length: 150 }, (_, index) => ({ file: `content/${index}.mdx` })) },
    keys: [{ file: 'data/a.ts', key: 'k'.repeat(400), before: '', after: '' }],
    sources: [{ file: 'data/a.ts', after: 'x'.repeat(500_000) }],
  }
  exportBundle(join(folder, 'kept'), { base: site, head: site }, explanation)
  expect(readExplanation(join(folder, 'kept/causes.json'))).toEqual(explanation)
})

it('reports that a page became a draft and has no redirect', async () => {
  const [base, head, causes, out] = ['with', 'without', 'draft.json', 'drafted'].map((name) => join(folder, name))
  for (const side of [base!, head!]) {
    mkdirSync(side)
    writeFileSync(join(side, 'index.html'), '<!doctype html><title>Home</title><h1>Home</h1>')
  }
  writeFileSync(join(base!, 'security.html'), '<!doctype html><title>Security</title><h1>Security</h1>')
  const before = '---\ntitle: Security\n---\n'
  writeFileSync(
    causes!,
    JSON.stringify({
      names: { base: 'main', head: 'branch' },
      causes: {},
      keys: [],
      sources: [{ file: 'content/(legal)/security.mdx', before, after: before.replace('title', 'draft: true\ntitle') }],
    }),
  )
  expect(
    await review({ folders: { base: base!, head: head! }, causes: causes!, out: out!, pictures: false }),
  ).toMatchObject({ exit: 2 })
  const words = (file: string) => readFileSync(join(out!, file), 'utf8').replace(/<[^>]+>/g, '')
  for (const file of ['index.html', 'pages/security/index.html']) {
    expect(words(file)).toContain('Removed: it became a draft')
    expect(words(file)).toMatch(/No redirect\s+\/security/)
    expect(words(file)).not.toMatch(/Redirect removed|Redirect \//)
  }
  const summary = readFileSync(join(out!, 'summary.md'), 'utf8')
  expect(summary).toContain('/security is gone \\(it became a draft\\) and its address does not redirect')
})
