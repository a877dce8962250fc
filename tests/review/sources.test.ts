import { describe, expect, it } from 'vitest'
import { sheetLine, addSources } from '../../tools/review/repository/source-lines.ts'
import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import type { FoundChange } from '../../tools/review/compare/found-change.ts'
import { normalValue } from '../../tools/review/page/styles.ts'
import { memoryFiles, readSites } from '../../tools/review/site/built-site.ts'
import type { Cause } from '../../tools/review/report.ts'
import { drawDiff } from '../../tools/review/folder/views/SourcePage.tsx'
import { readPlace, sourceHref, type NamedLine, viewSources } from '../../tools/review/folder/sources.ts'

const lines = (count: number, word = 'line') =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`).join('\n')

describe('the sources of a review', () => {
  it('show changed lines with three lines of context', () => {
    const after = lines(60).replace('line 10', 'other 10')
    const [view] = viewSources([{ file: 'content/a.mdx', before: lines(60), after }])
    expect(view).toMatchObject({ slug: 'content_a_mdx', status: 'changed', inserted: 1, deleted: 1, left: 0 })
    expect(view!.hunks.map((rows) => rows.map((row) => row.newNumber ?? `-${row.oldNumber}`))).toEqual([
      [7, 8, 9, '-10', 10, 11, 12, 13],
    ])
  })

  it('link to a line of the head or the base, or to the file if the line is not shown', () => {
    const views = viewSources([
      { file: 'content/a.mdx', before: lines(60), after: lines(58) },
      { file: 'data/a.ts', after: lines(3) },
    ])
    const keys = [{ file: 'data/a.ts', key: 'one', before: '', after: '', position: '2:3' }]
    const link = (place: NamedLine | Cause) => sourceHref(place, { sources: views, keys })
    expect(link(readPlace('content/a.mdx:57:1'))).toBe('sources/content_a_mdx.html#L57')
    expect(link(readPlace('content/a.mdx:60:1', true))).toBe('sources/content_a_mdx.html#B60')
    expect(link(readPlace('content/a.mdx:30:1'))).toBe('sources/content_a_mdx.html')
    expect(link(readPlace('content/b.mdx:30:1'))).toBeUndefined()
    expect(link({ file: 'data/a.ts', key: 'one' })).toBe('sources/data_a_ts.html#L2')
    expect(link({ file: 'data/a.ts', key: 'gone' })).toBe('sources/data_a_ts.html')
    const html = drawDiff(views.find(({ file }) => file === 'content/a.mdx')!)
    for (const id of ['L57', 'B57', 'B60']) expect(html).toContain(`id="${id}"`)
  })

  it('are in the order of their names', () => {
    const files = ['data/b.ts', 'content/a.mdx', 'data/a.ts'].map((file) => ({ file, after: 'One' }))
    expect(viewSources(files).map(({ file }) => file)).toEqual(['content/a.mdx', 'data/a.ts', 'data/b.ts'])
  })

  it('are truncated if they are huge, if no line is the same', () => {
    const [view] = viewSources([{ file: 'data/all.ts', before: lines(9000, 'was'), after: lines(9000, 'is') }])
    expect(view!.left).toBeGreaterThan(17_000)
    expect(drawDiff(view!).length).toBeLessThan(150_000)
    const files = Array.from({ length: 60 }, (_, index) => ({ file: `content/${index}.mdx`, after: lines(300) }))
    const many = viewSources(files)
    expect(many.reduce((sum, { hunks }) => sum + hunks.flat().length, 0)).toBeLessThan(3000)
  })

  it('ignore line endings and escape their content', () => {
    const [view] = viewSources([{ file: 'content/a.mdx', before: 'one\r\ntwo\r\n', after: 'one\ntwo\n' }])
    expect(view).toMatchObject({ status: 'changed', hunks: [], inserted: 0, deleted: 0 })
    const [before, after] = ['a </td><script>one()</script>', 'a </td><script>two()</script> {{{content}}}']
    const [other] = viewSources([{ file: 'content/b.mdx', before, after }])
    expect(drawDiff(other!)).not.toMatch(/<\/td><script|<script/)
    expect(drawDiff(other!)).toContain('{{{content}}}')
  })

  it('name the line of a stylesheet that declares a style, or declared it before', () => {
    const files = [
      {
        file: 'components/a.css',
        before: '.a { max-width: 44ch; }\n.b { color: red; }\n.c { max-width: 28.2em; }\n',
        after: '.a { max-width: 28.2em; }\n.c { max-width: 28.2em; }\n',
      },
    ]
    const look = (place: string, before: string, after: string, fromSheet = true) =>
      sheetLine({ kind: 'style', in: place, before, after, ...(fromSheet && { inSheet: true }) }, files)
    expect(look('max-width', '44ch', '28.2em')).toMatchObject({ source: 'components/a.css:1:6', ofBase: false })
    expect(look('color', 'red', '')).toMatchObject({ source: 'components/a.css:2:6', ofBase: true })
    expect(look('color', 'red', 'blue')).toBeUndefined()
    expect(look('max-width', '44ch', '28.2em', false)).toBeUndefined()
  })

  it('name a token by its colour, whatever its notation', () => {
    const theme = (color: string) => `@theme {\n  --stamp: light-dark(oklch(${color} 30), oklch(0.85 0.083 56));\n}`
    const files = [{ file: 'theme.css', before: theme('0.43 0.148'), after: theme('0.43 0.12') }]
    const after = 'light-dark(oklch(43% .12 30),oklch(85% .083 56))'
    const finding: FoundChange = { kind: 'style', in: '--stamp', before: '', after: normalValue(after), inSheet: true }
    expect(sheetLine(finding, files)).toMatchObject({ source: 'theme.css:2:3' })
  })

  it('name the edit that alone makes a change: a key of data or the line of a title and of its copies', () => {
    const page = (price: string, title: string, hours: string) => ({
      'pricing.html':
        `<!doctype html><title>${title} ${price}</title><meta property="og:title" content="${title} ${price}">` +
        `<meta name="description" content="One costs ${price}"><p>It costs ${price}, from ${hours}.</p>`,
    })
    const { base, head } = readSites(
      memoryFiles(page('£99', 'From', '9:00')),
      memoryFiles(page('£95', 'What it costs:', '8:30')),
    )
    const comparison = compareSites(base, head)
    const content = (title: string) => `---\ntitle: ${title} {price}\ndescription: One costs {price}\n---\n`
    const file = 'data/pricing.ts'
    const [price, hours] = [
      { file, key: 'price', before: '99', after: '95', position: '1:22' },
      { file, key: 'hours', before: '9:00', after: '8:30', position: '2:22' },
    ] as const
    const at = (kind: string, before: string, after: string) => ({ kind, before, after, in: kind })
    addSources(comparison, {
      names: { base: 'a', head: 'b' },
      notes: [],
      causes: {
        '/pricing': [
          { file: 'content/pricing.mdx', changes: [at('title', 'From £95', 'What it costs: £95')] },
          {
            ...{ file, key: 'price' },
            changes: [
              at('title', 'What it costs: £99', 'What it costs: £95'),
              at('description', 'One costs £99', 'One costs £95'),
              at('text', '£99', '£95'),
            ],
          },
          { file, key: 'hours', changes: [at('text', '9:00', '8:30')] },
        ],
      },
      keys: [price, hours],
      sources: [{ file: 'content/pricing.mdx', before: content('From'), after: content('What it costs:') }],
    })
    expect(comparison.pages[0]!.findings.map(({ kind, source }) => [kind, source])).toEqual([
      ['title', 'content/pricing.mdx:2:1'],
      ['description', 'data/pricing.ts:1:22'],
      ['open-graph', 'content/pricing.mdx:2:1'],
      ['text', 'data/pricing.ts:1:22'],
      ['text', 'data/pricing.ts:2:22'],
    ])
  })

  it('name beside the line of data the one of content that shows it, and the old line of what is gone', () => {
    const page = (price: string, robots: string, more: string) => ({
      'a.html':
        `<!doctype html><title>T</title>${robots}<p data-source="content/a.mdx:5:1">It costs ${price}</p>` +
        `<p data-source="content/a.mdx:6:1">Words that stay</p>${more}`,
    })
    const gone = '<p data-source="content/a.mdx:9:1">Words that go away</p>'
    const { base, head } = readSites(
      memoryFiles(page('£99', '', gone)),
      memoryFiles(page('£95', '<meta name="robots" content="noindex">', '')),
    )
    const comparison = compareSites(base, head)
    const key = { file: 'data/prices.ts', key: 'price', before: '99', after: '95', position: '1:22' }
    const shown = { kind: 'text', before: '£99', after: '£95', in: 'p' }
    addSources(comparison, {
      names: { base: 'a', head: 'b' },
      notes: [],
      causes: { '/a': [{ file: key.file, key: key.key, changes: [shown] }] },
      keys: [key],
      sources: [
        { file: 'content/a.mdx', before: '---\ntitle: T\n---\n', after: '---\ntitle: T\nnoindex: true\n---\n' },
      ],
    })
    expect(
      comparison.pages[0]!.findings.map(({ kind, source, shownAt, ofBase }) => [kind, source, shownAt, !!ofBase]),
    ).toEqual([
      ['robots', 'content/a.mdx:3:1', undefined, false],
      ['text', 'data/prices.ts:1:22', 'content/a.mdx:5:1', false],
      ['delete', 'content/a.mdx:9:1', undefined, true],
    ])
  })
})
