import { compile, run } from '@mdx-js/mdx'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement, type ComponentType } from 'react'
import * as runtime from 'react/jsx-runtime'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { inspect, rehypePictures } from './rehype-pictures.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'

let root: string
const page = () => join(root, 'content/(group)/a.mdx')
const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1c4f8c' } })

beforeAll(async () => {
  root = temporaryFolder()
  for (const folder of ['content/pictures', 'content/(group)', 'public'])
    mkdirSync(join(root, folder), { recursive: true })
  await paint(1000, 500).jpeg().toFile(join(root, 'content/pictures/My desk.jpg'))
  await paint(100, 300).withMetadata({ orientation: 6 }).jpeg().toFile(join(root, 'content/pictures/lying.jpg'))
  await paint(300, 200).webp().toFile(join(root, 'public/small.webp'))
  writeFileSync(join(root, 'content/(group)/plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>')
  writeFileSync(join(root, 'public/broken.png'), 'no picture')
})

/** A content file's HTML, before its pictures are imported. */
async function html(text: string, { template = 'page' } = {}): Promise<string> {
  const setTemplate = () => (_tree: unknown, file: { data: Record<string, unknown> }) => {
    file.data['template'] = template
  }
  const code = await compile(
    { value: text, path: page(), cwd: root },
    { outputFormat: 'function-body', remarkPlugins: [setTemplate], rehypePlugins: [rehypePictures] },
  )
  const { default: Content } = (await run(code, { ...runtime, baseUrl: import.meta.url })) as {
    default: ComponentType<{ components: object }>
  }
  const Hero = ({ children }: { children?: string }) => createElement('header', null, children)
  // React adds a preload for an eager picture.
  return renderToStaticMarkup(createElement(Content, { components: { Hero } })).replace(/<link[^>]*>/, '')
}

test('a picture has its size; the first one loads at once', async () => {
  expect(await html('![A desk](<../pictures/My desk.jpg>)')).toBe(
    '<p><img width="1000" height="500" loading="eager" fetchPriority="high" ' +
      'src="../pictures/My desk.jpg" alt="A desk" sizes="(max-width: 77rem) 100vw, 74rem"/></p>',
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
  expect(await eager('![A](/small.webp)', 'article')).toEqual([true])
  expect(await eager('![A](/small.webp)', 'agent')).toEqual([false])
})

test('in a column of text a picture is as wide as the text', async () => {
  expect(await html('![A](/small.webp)', { template: 'article' })).toContain('sizes="(max-width: 46rem) 100vw, 44rem"')
})

test('a photograph in AVIF is told from one in HEIC, which no browser shows', async () => {
  expect(await inspect(await paint(4, 2).avif({ effort: 0 }).toBuffer())).toMatchObject({ kind: 'avif', width: 4 })
})

test('a title is the caption; among words it stays a title', async () => {
  expect(await html('![A](/small.webp "Our desk")')).toMatch(
    /^<figure><img [^>]*alt="A"[^>]*><figcaption>Our desk<\/figcaption><\/figure>$/,
  )
  expect(await html('<img src="/small.webp" alt="A" title="Our desk" />')).toMatch(
    /^<figure><img [^>]*><figcaption>Our desk<\/figcaption><\/figure>$/,
  )
  expect(await html('<figure>\n<img src="/small.webp" alt="A" title="Our desk" />\n</figure>')).toMatch(
    /^<figure><img [^>]*title="Our desk"[^>]*><\/figure>$/,
  )
  expect(await html('Words ![A](/small.webp "Our desk") and words')).toMatch(
    /^<p>Words <img [^>]*title="Our desk"[^>]*> and words<\/p>$/,
  )
})

test('a photograph that lies on its side has its upright size', async () => {
  expect(await html('![A](../pictures/lying.jpg)')).toContain('<img width="300" height="100"')
})

test('a drawing has its size', async () => {
  expect(await html('![A plan](plan.svg)')).toMatch(/<img width="\d+" height="\d+" .*src="plan\.svg"/)
})

test('what is not there, is no picture or is on another site is left as it is', async () => {
  expect(await html('![A](desk.jpg) ![B](https://a.example/b.png) ![C](../../../c.png)')).toContain(
    '<p><img src="desk.jpg" alt="A"/> <img src="https://a.example/b.png" alt="B"/> <img src="../../../c.png" ' +
      'alt="C"/></p>',
  )
  expect(await html('<img src="/small.webp" alt="" />')).toMatch(/^<p><img width="300" height="200" .*<\/p>$/)
  expect(await html('![A](/broken.png)')).toContain('<img src="/broken.png" alt="A"/>')
})
