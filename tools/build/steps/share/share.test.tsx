import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { readContentIndex } from '../../../content/content-index.ts'
import { records } from '../../../content/records.ts'
import {
  iconOnPaper,
  iconSizes,
  loadShareStyle,
  manifest,
  pageDrawing,
  pagePicture,
  PictureCache,
  png,
} from './share-pictures.tsx'
import { breakLines } from './share-svg.ts'

const { pages } = readContentIndex(process.cwd(), records)
const style = loadShareStyle(process.cwd())
const draw = (route: string, title?: string): string => {
  const { frontMatter } = pages.find((page) => page.route === route)!
  return pagePicture({ ...frontMatter, ...(title && { title }) }, 'https://a.example', style)
}

describe('a share picture', () => {
  test.each(['/', '/receptionist', '/trades', '/terms'])(
    'of %s is a PNG of 1200 x 630 under 60 kB, the same each time',
    async (route) => {
      const picture = await png(draw(route))
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(picture.length).toBeLessThan(60_000)
      expect((await png(draw(route))).equals(picture)).toBe(true)
    },
  )
  test('has no text element and no colour that only browsers resolve', () => {
    expect(
      /<text|var\(|light-dark|oklch|color-mix|@layer|@media|NaN|undefined/.exec(draw('/receptionist'))?.[0],
    ).toBeUndefined()
  })
  test('has a smaller font for a long title, above the title block', async () => {
    const svg = draw(
      '/receptionist',
      'An extraordinarily circumstantial announcement of internationalisation for accountants',
    )
    const below = await sharp(Buffer.from(svg)).extract({ left: 64, top: 480, width: 560, height: 40 }).png().toBuffer()
    expect((await sharp(below).stats()).entropy).toBeLessThan(0.1)
  })
  test('has a drawing on every page except articles', () => {
    for (const { frontMatter } of pages)
      expect(pageDrawing(frontMatter) === undefined).toBe(frontMatter.template === 'article')
  })
})

test.each([
  ['one two three four', 10, ['one two', 'three four']],
  ['one two three', 100, ['one two three']],
  ['aaa bbb cc dd ee', 11, ['aaa bbb', 'cc dd ee']],
  ['incomprehensible', 5, undefined],
])('"%s" breaks into even lines of at most %d', (text, width, lines) => {
  expect(breakLines(text, width, (line) => line.length)).toEqual(lines)
})

test('a picture is drawn once', async () => {
  const cache = new PictureCache(temporaryFolder())
  const get = (key: string) => cache.get(key, async () => Buffer.from(`picture ${key}`))
  expect([String(await get('a')), String(await get('a')), String(await get('b'))]).toEqual([
    'picture a',
    'picture a',
    'picture b',
  ])
  expect(cache.drawn).toBe(2)
})

describe('icons', () => {
  const mark = readFileSync('components/frame/favicon.svg', 'utf8')
  test('are square, with the logo inside the safe zone of maskable icons', async () => {
    const { data, info } = await sharp(await png(iconOnPaper(mark), 192))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([192, 192])
    const paper = data.subarray(0, 3)
    for (let y = 0; y < 192; y += 1)
      for (let x = 0; x < 192; x += 1) {
        if (Math.hypot(x - 96, y - 96) <= 0.4 * 192) continue
        const at = (y * 192 + x) * info.channels
        expect(data.subarray(at, at + 3).equals(paper)).toBe(true)
      }
  })
  test('of the manifest are those that the build draws', () => {
    const { icons, start_url, name } = JSON.parse(manifest({ brand: 'Staffroom', tagline: 'T.' })) as {
      icons: { src: string; sizes: string }[]
      start_url: string
      name: string
    }
    expect([start_url, name]).toEqual(['/', 'Staffroom'])
    for (const { src, sizes } of icons)
      expect(sizes).toBe(
        `${iconSizes[src.slice(1) as keyof typeof iconSizes]}x${iconSizes[src.slice(1) as keyof typeof iconSizes]}`,
      )
    expect(existsSync('components/frame/favicon.svg')).toBe(true)
  })
})
