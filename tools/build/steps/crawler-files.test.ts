import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { markdownPath, picturePath } from '../../../pages/document/addresses.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { isFindable, isListed } from '../../content/publication.ts'
import type { ContentPage } from '../../content/routes.ts'
import { parsePage } from '../../lib/html.ts'
import { BuiltPage, type StepContext } from '../step.ts'
import {
  crawlerFiles,
  llms,
  markdownOf,
  parseLog,
  readDaysOfChange,
  robots,
  securityTxt,
  sitemap,
} from './crawler-files.ts'

const page = (file: string, route: string, flags = {}): ContentPage =>
  ({
    file,
    route,
    frontMatter: { title: `T ${route}`, description: `D ${route}`, draft: false, noindex: false, ...flags },
  }) as ContentPage
const live = { buildDate: '2026-06-01', preview: false }

describe('a page', () => {
  test.each([
    ['as it is', {}, true, true],
    ['that is a draft', { draft: true }, false, false],
    ['that asks to be left out', { noindex: true }, false, false],
    ['that is not yet published', { publish: '2026-06-02' }, false, false],
    ['that has expired', { expires: '2026-05-31' }, false, false],
  ])('%s', (_what, flags, findable, listed) => {
    expect([
      isFindable(page('content/a.mdx', '/a', flags), live),
      isListed(page('content/a.mdx', '/a', flags), live),
    ]).toEqual([findable, listed])
  })
  test('in a preview is in the site’s search, unless it is a draft, and listed nowhere', () => {
    const preview = { ...live, preview: true }
    expect([{}, { draft: true }].map((flags) => isFindable(page('content/a.mdx', '/a', flags), preview))).toEqual([
      true,
      false,
    ])
    expect(isListed(page('content/a.mdx', '/a'), preview)).toBe(false)
  })
  test('has its Markdown and its picture under its own name', () => {
    expect([markdownPath('/'), markdownPath('/a'), picturePath('/'), picturePath('/a/b')]).toEqual([
      '/index.md',
      '/a.md',
      '/share/index.png',
      '/share/a/b.png',
    ])
  })
})

test('security.txt names a contact, and a date less than a year ahead', () => {
  expect(securityTxt('a@a.example', 'https://a.example', '2026-06-01')).toBe(
    [
      'Contact: mailto:a@a.example',
      'Expires: 2027-05-27T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://a.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('the sitemap names a day only where it is known', () => {
  expect(
    sitemap([
      { address: 'https://a.example/', changed: '2026-01-31' },
      { address: 'https://a.example/b', changed: undefined },
    ]),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a.example/</loc><lastmod>2026-01-31</lastmod></url>
<url><loc>https://a.example/b</loc></url>
</urlset>
`,
  )
})

test('robots.txt names the sitemap, but not that of a preview, which has none', () => {
  expect(robots('https://a.example', false)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n')
  expect(robots('https://a.example', true)).not.toContain('Sitemap')
})

test('llms.txt lists pages by folder, those without one first', () => {
  const pages = [
    page('content/index.mdx', '/'),
    page('content/(policies)/p.mdx', '/p'),
    page('content/(agents)/a.mdx', '/a'),
  ]
  const company = { brand: 'Brand', tagline: 'Tag.', email: 'x@a.example', phone: { label: '020' } }
  expect(llms(pages, company, 'https://a.example')).toBe(`# Brand

> Tag.

D /

Every page is also there as Markdown, at its address with .md after it, and the home page at /index.md. Questions: x@a.example, 020.

## Pages

- [T /](https://a.example/index.md): D /

## Agents

- [T /a](https://a.example/a.md): D /a

## Policies

- [T /p](https://a.example/p.md): D /p
`)
})

describe('days of change', () => {
  test('are those of the last commit that touched a file, whatever the order of commits', () => {
    const days = parseLog('\x002026-01-02\n\ncontent/a.mdx\n\x002026-03-01\n\ncontent/a.mdx\ndata/b.ts\n')
    expect(days).toEqual(
      new Map([
        ['content/a.mdx', '2026-03-01'],
        ['data/b.ts', '2026-03-01'],
      ]),
    )
  })
  test('come from git', () => {
    const root = temporaryFolder()
    const git = (date: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@a.example', ...args], {
        cwd: root,
        stdio: 'pipe',
        env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      })
    mkdirSync(join(root, 'content/(é)'), { recursive: true })
    const write = (name: string, text: string) => writeFileSync(join(root, 'content/(é)', name), text)
    git('', 'init', '-q')
    for (const name of ['a.mdx', 'b.mdx']) write(name, '1')
    git('2026-01-01T12:00:00Z', 'add', '.')
    git('2026-01-01T12:00:00Z', 'commit', '-qm', '1')
    write('b.mdx', '2')
    git('2026-02-02T12:00:00Z', 'commit', '-qam', '2')
    write('d.mdx', '1')
    expect([...readDaysOfChange(root, 'content')!].sort()).toEqual([
      ['content/(é)/a.mdx', '2026-01-01'],
      ['content/(é)/b.mdx', '2026-02-02'],
    ])
    const shallow = temporaryFolder()
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, shallow], { stdio: 'pipe' })
    expect(readDaysOfChange(shallow, 'content')).toBeUndefined()
  })
  test('are unknown outside git', () => {
    expect(readDaysOfChange(temporaryFolder(), 'content')).toBeUndefined()
  })
})

describe('the step', () => {
  /** The files that it writes for pages, in a repository if they were committed on a day. */
  async function written(pages: ContentPage[], { preview = false, committed = '' } = {}) {
    const root = temporaryFolder()
    if (committed) {
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@a.example', ...args], {
          cwd: root,
          env: { ...process.env, GIT_COMMITTER_DATE: `${committed}T12:00:00Z` },
        })
      git('init', '-q')
      mkdirSync(join(root, 'content'))
      for (const { file } of pages) writeFileSync(join(root, file), '')
      git('add', '.')
      git('commit', '-qm', '1')
    }
    const write = vi.fn<StepContext['write']>()
    await crawlerFiles().end!({
      content: {
        root,
        index: () => Promise.resolve({ pages }),
        origin: () => Promise.resolve('https://a.example'),
        publication: () => ({ ...live, preview }),
      },
      builtPages: new Map(
        ['/a.html', '/b.html'].map((path) => [path, new BuiltPage(path, '<main><h1>One</h1></main>')]),
      ),
      write,
      log: () => {},
    } as unknown as StepContext)
    return new Map(write.mock.calls.map(([path, text]) => [path, String(text)]))
  }
  const pages = [
    page('content/a.mdx', '/a', { title: 'Say: "hi"', updated: '2026-02-03' }),
    page('content/b.mdx', '/b', { noindex: true }),
  ]

  test('writes each listed page as Markdown, with its metadata', async () => {
    const files = await written(pages)
    expect([...files.keys()]).toEqual([
      '/robots.txt',
      '/a.md',
      '/sitemap.xml',
      '/llms.txt',
      '/.well-known/security.txt',
    ])
    expect(files.get('/a.md')).toBe(
      '---\ntitle: "Say: \\"hi\\""\ndescription: "D /a"\nurl: "https://a.example/a"\n---\n\n# One\n',
    )
  })

  test('takes the days of change from git, or else from the pages', async () => {
    const dayOf = async (committed: string) =>
      /<url><loc>https:\/\/a.example\/a<\/loc><lastmod>(.*)<\/lastmod>/.exec(
        (await written(pages, { committed })).get('/sitemap.xml')!,
      )?.[1]
    expect([await dayOf('2026-01-02'), await dayOf('')]).toEqual(['2026-01-02', '2026-02-03'])
  })

  test('writes robots.txt alone for a preview', async () => {
    const files = await written(pages, { preview: true })
    expect([...files.keys()]).toEqual(['/robots.txt'])
    expect(files.get('/robots.txt')).not.toContain('Sitemap')
  })
})

const markdown = (html: string) => markdownOf(parsePage(`<main>${html}</main>`), 'https://a.example/page')

test.each([
  ['headings and paragraphs', '<section><h1>One</h1><p>Two\n three</p></section>', '# One\n\nTwo three'],
  [
    'links, with the whole address',
    '<p><a href="/b">B</a> or <a href="#c">C</a> or <a href="tel:+44">call</a></p>',
    '[B](https://a.example/b) or [C](https://a.example/page#c) or [call](tel:+44)',
  ],
  ['emphasis', '<p><strong>So.</strong> It <em>is</em>.</p>', '**So.** It *is*.'],
  ['words side by side apart', '<p><span>One</span><span>two</span></p>', 'One two'],
  ['words within one element together', '<p>e-<b>mail</b>s</p>', 'e-**mail**s'],
  [
    'lists, and lists in lists',
    '<ul><li>One</li><li><p>Two</p><ol><li>A</li><li>B</li></ol></li></ul>',
    '- One\n\n- Two\n\n  1. A\n  2. B',
  ],
  [
    'headings in lists',
    '<ol><li><span aria-hidden="true">1</span><h3>Title</h3><p>Text</p></li></ol>',
    '1. ### Title\n\n   Text',
  ],
  ['terms', '<dl><div><dt>Price</dt><dd><b>£99</b></dd></div></dl>', '- **Price**\n\n  **£99**'],
  [
    'tables',
    '<table><caption>C</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td>3</td></tr></tbody></table>',
    '**C**\n\n| A | B |\n| - | - |\n| 1\\|2 | 3 |',
  ],
  ['what opens, opened', '<details name="x"><summary>Why?</summary><div><p>So.</p></div></details>', '**Why?**\n\nSo.'],
  ['what is hidden until a tab is chosen', '<div role="tabpanel" hidden=""><p>Later</p></div>', 'Later'],
  [
    'drawings by their sentence',
    '<figure><svg role="img" aria-label="Plan of a room."><path d="M0 0"/><text>RC</text></svg></figure>',
    '*Drawing: Plan of a room.*',
  ],
  ['pictures', '<p><img src="/a.png" alt="A" width="1" height="1"/></p>', '![A](https://a.example/a.png)'],
  [
    'no decoration, no ways around the page, no fields',
    '<nav><a href="/">Home</a></nav><svg aria-hidden="true"><path/></svg><label>Name</label><input ' +
      'value="x"/><select><option>1</option></select>',
    'Name',
  ],
  [
    'no control',
    '<p class="with-script">Question 1 of 15</p><button class="btn">Send</button><button class="btn" ' +
      'disabled>Soon</button>',
    'Soon',
  ],
  ['the lines of an address apart', '<address><span>A Ltd</span><span>1 B Road</span></address>', 'A Ltd, 1 B Road'],
  ['the legend of a group', '<fieldset><legend>How?</legend><label>A</label></fieldset>', '**How?**\n\nA'],
  ['no bar of progress, and plain spaces', '<div role="progressbar">3 of 9</div><p>9\u00a0pm</p>', '9 pm'],
  ['labels apart', '<div><label><input type="radio"/>A</label><label>B</label></div>', 'A\n\nB'],
  ['no excuse for a script that came', '<p data-island-failed="" hidden="">Could not be loaded.</p>', ''],
  ['signs of its own as text', '<p>2 * 3 &lt; a_b [x] &amp; &#x27;y&#x27;</p>', "2 \\* 3 < a_b \\[x] & 'y'"],
  ['code', '<pre><code>a &lt; b\n</code></pre><p><code>x_y</code></p>', '```\na < b\n```\n\n`x_y`'],
  [
    'links around blocks as links in each block',
    '<a href="/b"><h3>B</h3><p>text</p></a>',
    '### [B](https://a.example/b)\n\n[text](https://a.example/b)',
  ],
])('keeps %s', (_what, html, expected) => {
  expect(markdown(html)).toBe(expected)
})
