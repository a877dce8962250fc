import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { page, SiteCopy } from '../../tools/test/site-copy.ts'

const copy = new SiteCopy({
  'content/404.mdx': page('Page not found', 'Nothing here.', 'noindex: true\n'),
  'content/index.mdx': page('Home', '![A desk](pictures/desk.jpg "Our desk")\n\n![A plan](/plan.svg)'),
  'content/(group)/next.mdx': page('Next', 'Words.\n\n![A desk](../pictures/desk.jpg)'),
  'content/draft.mdx': page('Draft', '![Not yet](pictures/draft.png)', 'draft: true\n'),
  'public/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>',
})
afterAll(() => copy.remove())

const paint = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const html = (name: string) => readFileSync(copy.path(`dist/client/${name}.html`), 'utf8')
const namesIn = (text: string) => [...new Set(text.match(/assets\/pictures\/[\w.-]+/g))].sort()

test(
  'a build holds each picture of its pages in every size that they offer, and no other; a new picture makes new names',
  { timeout: 240_000 },
  async () => {
    mkdirSync(copy.path('content/pictures'))
    await paint(1000, 600, '#b04020').jpeg().toFile(copy.path('content/pictures/desk.jpg'))
    await paint(200, 100, '#204080').png().toFile(copy.path('content/pictures/draft.png'))
    expect(copy.build()).toMatchObject({ code: 0, output: expect.stringContaining('7 picture files, 7 of them new') })

    const names = namesIn(html('index'))
    expect(names.map((name) => name.replace(/\.[0-9a-f]{8}\./, '.'))).toEqual(
      [480, 800, 1000]
        .flatMap((width) =>
          (width === 1000 ? ['1000.avif', '1000.jpg', '1000.webp'] : [`${width}.avif`, `${width}.webp`]).map(
            (rest) => `assets/pictures/desk-${rest}`,
          ),
        )
        .sort(),
    )
    expect(
      readdirSync(copy.path('dist/client/assets/pictures'))
        .map((name) => `assets/pictures/${name}`)
        .sort(),
    ).toEqual(names)
    expect(namesIn(html('next'))).toEqual(names)
    for (const name of names) {
      const { width, height, format } = await sharp(copy.path(`dist/client/${name}`)).metadata()
      expect([name, width, height, format === 'heif' ? 'avif' : format]).toEqual([
        name,
        Number(/-(\d+)\./.exec(name)![1]),
        Math.round(width * 0.6),
        name.endsWith('jpg') ? 'jpeg' : name.split('.').at(-1),
      ])
      expect(statSync(copy.path(`dist/client/${name}`)).size).toBeGreaterThan(100)
    }
    expect(html('index')).toMatch(
      /<figure><picture><source type="image\/avif" srcSet="[^"]+" sizes="[^"]+"><source type="image\/webp" [^>]+><img [^>]*width="1000" height="600"[^>]*><\/picture><figcaption>Our desk<\/figcaption><\/figure>/i,
    )
    expect(html('index')).toMatch(
      /<img loading="lazy" decoding="async" width="\d+" height="\d+" src="\/plan\.svg" alt="A plan">/,
    )
    expect(readFileSync(copy.path('dist/client/index.md'), 'utf8')).toMatch(
      /!\[A desk\]\(https:\/\/staffroom\.example\/assets\/pictures\/desk-1000\.[0-9a-f]{8}\.jpg\)/,
    )

    // The pages' own text is the same: only what they show has changed.
    await paint(500, 500, '#20b040').jpeg().toFile(copy.path('content/pictures/desk.jpg'))
    expect(copy.build()).toMatchObject({ code: 0 })
    const changed = namesIn(html('next'))
    expect(changed.map((name) => name.replace(/\.[0-9a-f]{8}\./, '.'))).toEqual(
      ['avif', 'jpg', 'webp'].map((ending) => `assets/pictures/desk-500.${ending}`),
    )
    expect(changed.filter((name) => !existsSync(copy.path(`dist/client/${name}`)))).toEqual([])
  },
)
