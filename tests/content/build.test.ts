import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPage, SiteCopy } from '../../tools/test/site-copy.ts'

const PAGES = {
  'content/404.mdx': testPage('Page not found', 'Nothing here.', 'noindex: true\n'),
  'content/index.mdx': testPage(
    'Home',
    '<AgentGrid />\n\n![A desk](pictures/desk.jpg "Our desk")\n\n![A plan](/plan.svg)\n\n<DemoForm />',
  ),
  'content/(group)/new.mdx': testPage(
    'New',
    'It\'s "moved" here.\n\n![A desk](../pictures/desk.jpg)',
    'redirectFrom: [/old, /old/deep]\n',
  ),
  'content/draft.mdx': testPage('Draft', '![Not yet](pictures/draft.png)', 'draft: true\nredirectFrom: /draught\n'),
  'content/tomorrow.mdx': testPage('Tomorrow', 'Not yet.', 'publish: 2026-02-01\n'),
  'content/yesterday.mdx': testPage('Yesterday', 'No longer.', 'expires: 2026-01-30\n'),
  'public/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>',
}
// A build takes seconds, so one answers as many questions as it can.
const built = new SiteCopy(PAGES)
const again = new SiteCopy(PAGES)

async function paint(copy: SiteCopy, file: string, width: number, height: number, background: string): Promise<void> {
  mkdirSync(copy.path('content/pictures'), { recursive: true })
  const picture = sharp({ create: { width, height, channels: 3, background } })
  await picture.toFile(copy.path(`content/pictures/${file}`))
}

const html = (copy: SiteCopy, name: string) => readFileSync(copy.path(`dist/client/${name}.html`), 'utf8')
/** The files that a page offers for its pictures, each with the width that it promises. */
const picturesIn = (text: string) =>
  new Map([...text.matchAll(/\/(assets\/[\w./-]+) (\d+)w/g)].map(([, name, width]) => [name!, Number(width)]))

beforeAll(async () => {
  for (const copy of [built, again]) {
    await paint(copy, 'desk.jpg', 1000, 600, '#b04020')
    await paint(copy, 'draft.png', 200, 100, '#204080')
  }
  expect(built.build()).toMatchObject({ code: 0 })
})
afterAll(() => [built, again].forEach((copy) => copy.remove()))

test('plain `vike build` yields the pages of the site', () => {
  const plain = new SiteCopy({
    'content/404.mdx': PAGES['content/404.mdx'],
    'content/one.mdx': testPage('One', '# One'),
  })
  try {
    expect(plain.vikeBuild()).toMatchObject({ code: 0 })
    expect(readFileSync(plain.path('dist/client/one.html'), 'utf8')).toContain('<h1')
  } finally {
    plain.remove()
  }
})

test('a build has all published pages, and a page for each old path', () => {
  const has = (file: string) => existsSync(built.path(`dist/client/${file}`))
  expect(html(built, 'new')).toContain('It’s “moved” here.')
  expect(['index.html', 'new.html', '404.html', 'old.html', 'old/deep.html'].filter((file) => !has(file))).toEqual([])
  expect(['draft.html', 'draught.html', 'tomorrow.html', 'yesterday.html'].filter(has)).toEqual([])
  expect(readFileSync(built.path('dist/client/_redirects'), 'utf8')).toBe(
    '/old /new 301\n/old/ /new 301\n/old/deep /new 301\n/old/deep/ /new 301\n',
  )
  const old = readFileSync(built.path('dist/client/old.html'), 'utf8')
  expect(old).toContain('<meta http-equiv="refresh" content="0; url=/new">')
  expect(old).toContain('<link rel="canonical" href="https://staffroom.example/new">')
  expect(old).toContain('<a href="/new">')
  expect(old).toContain('<meta name="robots" content="noindex">')
  expect(
    [
      'index.md',
      'new.md',
      'share/index.png',
      'share/new.png',
      'llms.txt',
      'robots.txt',
      'site.webmanifest',
      'pagefind/pagefind-worker.js',
    ].filter((file) => !has(file)),
  ).toEqual([])
  expect(
    [...readFileSync(built.path('dist/client/sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => address,
    ),
  ).toEqual(['https://staffroom.example/', 'https://staffroom.example/new'])
})

test('a build holds each picture of its pages in every size that they offer, and no other', async () => {
  const offered = picturesIn(html(built, 'index'))
  expect([...offered.values()]).toEqual([480, 800, 1000, 480, 800, 1000])
  expect(picturesIn(html(built, 'new'))).toEqual(offered)
  for (const [name, promised] of offered) {
    const { width, height, format } = await sharp(built.path(`dist/client/${name}`)).metadata()
    const kind = format === 'heif' ? 'avif' : format
    expect([name, width, height]).toEqual([expect.stringMatching(`\\.${kind}$`), promised, promised * 0.6])
  }
  const files = readdirSync(built.path('dist/client/assets'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name) && name.includes('desk'))).toHaveLength(6)
  expect(files.filter((name) => name.includes('draft'))).toEqual([])
  expect(html(built, 'index')).toMatch(
    /<figure><picture><source type="image\/avif" srcSet="[^"]+" sizes="[^"]+"\/><source type="image\/webp" [^>]+><img [^>]*width="1000" height="600"[^>]*><\/picture><figcaption>Our desk<\/figcaption><\/figure>/i,
  )
  expect(html(built, 'index')).toMatch(
    /<img loading="lazy" decoding="async" width="\d+" height="\d+" alt="A plan" src="\/plan\.svg"\/>/,
  )
  expect(readFileSync(built.path('dist/client/index.md'), 'utf8')).toMatch(
    /!\[A desk\]\(https:\/\/staffroom\.example\/assets\/[\w./-]*desk[\w.-]+\.webp\)/,
  )
})

test('the same site, built elsewhere, has the same bytes', () => {
  expect(again.build()).toMatchObject({ code: 0 })
  const bytesOf = (copy: SiteCopy) => {
    const names = readdirSync(copy.path('dist/client'), { recursive: true, encoding: 'utf8' }).sort()
    return new Map(
      names
        .filter((name) => statSync(copy.path(`dist/client/${name}`)).isFile())
        .map((name) => [name, readFileSync(copy.path(`dist/client/${name}`))]),
    )
  }
  const others = () => {
    const [one, other] = [bytesOf(built), bytesOf(again)]
    return [...new Set([...one.keys(), ...other.keys()])].filter(
      (name) => !one.get(name)?.equals(other.get(name) ?? Buffer.alloc(0)),
    )
  }
  expect(others()).toEqual([])
})

test('a preview build includes drafts and future pages, is not indexed, and has the changes', async () => {
  const site = readFileSync(again.path('data/site.ts'), 'utf8')
  await paint(again, 'desk.jpg', 500, 500, '#20b040')
  again.write('data/site.ts', site.replace("brand: 'Staffroom'", "brand: 'Stafflounge'"))
  expect(again.build({ STAFFROOM_PREVIEW: '1', VITE_SUPABASE_URL: 'https://project.supabase.example' })).toMatchObject({
    code: 0,
  })
  for (const name of ['index', 'draft', 'tomorrow'])
    expect(html(again, name)).toContain('<meta name="robots" content="noindex"/>')
  // Its own search finds what will be published, but no draft; to the outside it shows nothing.
  expect(readFileSync(again.path('dist/client/pagefind/pagefind-entry.json'), 'utf8')).toContain('"page_count":3')
  expect(
    ['sitemap.xml', 'llms.txt', 'new.md', 'share/new.png'].filter((file) =>
      existsSync(again.path(`dist/client/${file}`)),
    ),
  ).toEqual([])
  expect(readFileSync(again.path('dist/client/robots.txt'), 'utf8')).not.toContain('Sitemap')

  expect(html(again, 'new')).toContain('Stafflounge')
  // Forms post to the back end that the build was given: without script, and with it.
  expect(html(again, 'index')).toContain('action="https://project.supabase.example/functions/v1/send-contact-form?')
  const scripts = readdirSync(again.path('dist/client/assets/chunks')).map((name) =>
    readFileSync(again.path(`dist/client/assets/chunks/${name}`), 'utf8'),
  )
  expect(scripts.filter((code) => code.includes('https://project.supabase.example')).length).toBeGreaterThan(0)

  // A new picture has new names, although the pages' own text is the same.
  const pictures = picturesIn(html(again, 'new'))
  expect([...pictures.values()]).toEqual([500])
  expect([...pictures.keys()].filter((name) => !existsSync(again.path(`dist/client/${name}`)))).toEqual([])
})

test('a build names a page that fails, and leaves the last site', () => {
  const grid = 'components/widgets/AgentGrid/AgentGrid.tsx'
  again.write(
    grid,
    readFileSync(again.path(grid), 'utf8').replace(
      /export function AgentGrid\([^]*?\{\n/,
      (start) => `${start}  throw new Error('No grid today.')\n`,
    ),
  )
  const { code, output } = again.build()
  expect(code).toBe(1)
  expect(output).toContain('No grid today.')
  expect(output).toContain('content/index.mdx could not be rendered')
  expect(readFileSync(again.path('dist/client/new.html'), 'utf8')).toContain('Stafflounge')
})
