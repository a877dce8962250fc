import { compile, run } from '@mdx-js/mdx'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement, type ComponentType } from 'react'
import * as runtime from 'react/jsx-runtime'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesOf, widthsOf } from './picture.ts'
import { Pictures } from './pictures.ts'
import { rehypePictures } from './rehype-pictures.ts'

let root: string
let pictures: Pictures
const page = () => join(root, 'content/(group)/a.mdx')
const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1c4f8c' } })

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'staffroom-pictures-'))
  for (const folder of ['content/pictures', 'content/(group)', 'public'])
    mkdirSync(join(root, folder), { recursive: true })
  await paint(1000, 500).jpeg().toFile(join(root, 'content/pictures/My desk.jpg'))
  await paint(100, 300).withMetadata({ orientation: 6 }).jpeg().toFile(join(root, 'content/pictures/lying.jpg'))
  await paint(300, 200).webp().toFile(join(root, 'public/small.webp'))
  writeFileSync(join(root, 'content/(group)/plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>')
  writeFileSync(join(root, 'public/broken.png'), 'no picture')
  pictures = new Pictures(() => root)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A content file's HTML, with a picture's hash as `#`. */
async function html(text: string, { small = true, template = 'page' } = {}): Promise<string> {
  const setTemplate = () => (_tree: unknown, file: { data: Record<string, unknown> }) => {
    file.data['template'] = template
  }
  const code = await compile(
    { value: text, path: page() },
    {
      outputFormat: 'function-body',
      remarkPlugins: [setTemplate],
      rehypePlugins: [[rehypePictures, pictures, () => small]],
    },
  )
  const { default: Content } = (await run(code, { ...runtime, baseUrl: import.meta.url })) as {
    default: ComponentType<{ components: object }>
  }
  const Hero = ({ children }: { children?: string }) => createElement('header', null, children)
  return renderToStaticMarkup(createElement(Content, { components: { Hero } })).replaceAll(
    /(?<=[.?])[0-9a-f]{8}(?=[."])/g,
    '#',
  )
}

const DESK =
  '<picture><source type="image/avif" srcSet="/assets/pictures/my-desk-480.#.avif 480w, ' +
  '/assets/pictures/my-desk-800.#.avif 800w, /assets/pictures/my-desk-1000.#.avif 1000w" sizes="(max-width: ' +
  '77rem) 100vw, 74rem"/><source type="image/webp" srcSet="/assets/pictures/my-desk-480.#.webp 480w, ' +
  '/assets/pictures/my-desk-800.#.webp 800w, /assets/pictures/my-desk-1000.#.webp 1000w" sizes="(max-width: ' +
  '77rem) 100vw, 74rem"/>'

test('a picture comes in two newer formats and sensible widths, with its size; the first one at once', async () => {
  expect(await html('![A desk](<../pictures/My desk.jpg>)')).toBe(
    `<p>${DESK}<img width="1000" height="500" loading="eager" fetchPriority="high" ` +
      'src="/assets/pictures/my-desk-1000.#.jpg" alt="A desk"/></picture></p>',
  )
})

test('only an early first picture is fetched at once', async () => {
  const eager = async (text: string, template?: string) =>
    (await html(text, { template: template ?? 'page' }))
      .split('<img')
      .slice(1)
      .map((tag) => tag.includes('loading="eager"'))
  expect(await eager('![A](/small.webp)\n\n![B](/small.webp)')).toEqual([true, false])
  expect(await eager(`${'Many words. '.repeat(60)}\n\n![A](/small.webp)`)).toEqual([false])
  expect(await eager('<Hero>Words</Hero>\n\n![A](/small.webp)')).toEqual([false])
  expect(await eager('<Hero>\n\n![A](/small.webp)\n\n</Hero>')).toEqual([true])
  expect(await eager('![A](/small.webp)', 'agent')).toEqual([false])
})

test('a title is the caption; among words it stays a title', async () => {
  expect(await html('![A](/small.webp "Our desk")')).toMatch(
    /^<figure><picture>.*alt="A"\/><\/picture><figcaption>Our desk<\/figcaption><\/figure>$/,
  )
  expect(await html('<img src="/small.webp" alt="A" title="Our desk" />')).toMatch(
    /^<figure><picture>.*<figcaption>Our desk<\/figcaption><\/figure>$/,
  )
  expect(await html('<figure>\n<img src="/small.webp" alt="A" title="Our desk" />\n</figure>')).toMatch(
    /^<figure><picture>.*title="Our desk".*<\/picture><\/figure>$/,
  )
  expect(await html('Words ![A](/small.webp "Our desk") and words')).toMatch(
    /^<p>Words <picture>.*title="Our desk".*<\/picture> and words<\/p>$/,
  )
})

test('a picture that is small already comes in its own width and formats', async () => {
  expect(await html('![A](/small.webp)')).toContain('srcSet="/assets/pictures/small-300.#.webp 300w"')
  expect(
    filesOf((await pictures.read('public/small.webp'))!).map(({ name }) => name.replace(/\.[0-9a-f]{8}/, '')),
  ).toEqual(['assets/pictures/small-300.avif', 'assets/pictures/small-300.webp'])
})

test('a photograph that lies on its side is measured upright', async () => {
  expect(await pictures.read('content/pictures/lying.jpg')).toMatchObject({ width: 300, height: 100, format: 'jpeg' })
})

test('a drawing passes as it is, with its size', async () => {
  expect(await html('![A plan](plan.svg)')).toMatch(
    /<img width="\d+" height="\d+" loading="eager" fetchPriority="high" src="\/assets\/pictures\/plan\.#\.svg" alt="A plan"\/>/,
  )
})

test('what is not there, is no picture or stands elsewhere is left as it is', async () => {
  expect(await html('![A](desk.jpg) ![B](https://a.example/b.png) ![C](../../../c.png)')).toContain(
    '<p><img src="desk.jpg" alt="A"/> <img src="https://a.example/b.png" alt="B"/> <img src="../../../c.png" ' +
      'alt="C"/></p>',
  )
  expect(pictures.of(page())).toEqual([{ file: 'content/(group)/desk.jpg', picture: undefined }])
  expect(await html('<img src="/small.webp" alt="" />')).toMatch(/^<p><picture>.*<\/picture><\/p>$/)
  expect(await html('![A](/broken.png)')).toContain('src="/broken.png"')
})

test('dev shows the file itself, and asks again once it has changed', async () => {
  expect(await html('![A desk](<../pictures/My desk.jpg>)', { small: false })).toContain(
    '<img width="1000" height="500" loading="eager" fetchPriority="high" ' +
      'src="/content/pictures/My%20desk.jpg?#" alt="A desk"/>',
  )
})

test('a picture that has changed is another', async () => {
  await paint(640, 480).png().toFile(join(root, 'public/turn.png'))
  const before = await pictures.read('public/turn.png')
  expect(await pictures.read('public/turn.png')).toEqual(before)
  await paint(640, 400).png().toFile(join(root, 'public/turn.png'))
  expect((await pictures.read('public/turn.png'))!.hash).not.toBe(before!.hash)
  expect((await pictures.read('public/turn.png'))!.hash).toMatch(/^(?=.*\d)(?=.*[a-f])[0-9a-f]{8}$/)
})

test('widths are never above the own', () => {
  expect([300, 500, 860, 1250, 1700, 4000].map(widthsOf)).toEqual([
    [300],
    [500],
    [480, 860],
    [480, 800, 1250],
    [480, 800, 1200, 1600],
    [480, 800, 1200, 1600],
  ])
})
