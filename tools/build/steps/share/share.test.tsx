import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { headOffices } from '../../../../components/drawings/axonometric/offices.ts'
import { agentIds } from '../../../../data/agents.ts'
import { industryIds } from '../../../../data/industries.ts'
import { site } from '../../../../data/site.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { readContentIndex } from '../../../content/content-index.ts'
import { records } from '../../../content/records.ts'
import { escapeRegExp } from '../../../lib/text.ts'
import type { StepContext } from '../../step.ts'
import {
  iconOnPaper,
  iconSizes,
  loadShareStyle,
  manifest,
  pageDrawing,
  pagePicture,
  PictureCache,
  png,
  sharePictures,
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
  /** The words of a page's picture, each with its font and its baseline, drawn in fonts that leave them legible. */
  const wordsOf = (route: string) => {
    const font = (name: string) => ({
      width: (text: string) => text.length / 2,
      outline: (text: string, { y }: { y: number }) => `[${name}: ${text} at ${Math.round(y)}]`,
    })
    const fonts = { display: font('display'), body: font('body'), mono: font('mono') }
    const { frontMatter } = pages.find((page) => page.route === route)!
    const svg = pagePicture({ ...frontMatter, title: 'Two words' }, 'https://a.example', { ...style, ...fonts })
    return [...svg.matchAll(/\[(.*?)\]/g)].map(([, words]) => words)
  }
  test('has the title in the middle, and below it the company and the site', () => {
    // Letters are centred on half of 528, the top of the strip.
    expect(wordsOf('/receptionist')).toEqual([
      'display: Two words at 291',
      expect.stringMatching(`^display: ${escapeRegExp(site.brand)} at `),
      `body: ${site.tagline} at 591`,
      'mono: a.example at 590',
    ])
  })
  test('shows what its page is about, without words that are too small to read', () => {
    const { frontMatter } = pages.find(({ route }) => route === '/terms')!
    const markup = (about: object) => renderToStaticMarkup(pageDrawing({ ...frontMatter, template: 'page', ...about }))
    const [agent, industry] = [agentIds.slice(0, 2), industryIds.slice(0, 2)]
    const plans = [...agent.map((id) => markup({ agent: id })), ...industry.map((id) => markup({ industry: id }))]
    const offices = [{}, ...Object.keys(headOffices).map((drawing) => ({ drawing }))].map(markup)
    expect(new Set([...plans, ...offices]).size).toBe(4 + Object.keys(headOffices).length)
    for (const plan of plans) expect(plan).not.toContain('<text')
  })
  test('has its drawing beside the title, and paper around it', async () => {
    const picture = await png(draw('/receptionist'))
    const isPaper = async (left: number, right: number) => {
      const part = await sharp(picture)
        .extract({ left, top: 0, width: right - left, height: 528 })
        .png()
        .toBuffer()
      return (await sharp(part).stats()).entropy < 0.1
    }
    const parts = [isPaper(0, 60), isPaper(650, 688), isPaper(690, 1146), isPaper(1150, 1200)]
    expect(await Promise.all(parts)).toEqual([true, true, false, true])
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
  test('are drawn in their sizes, beside a picture of each page that others may list', async () => {
    const write = vi.fn<StepContext['write']>()
    // Without pictures of an earlier build.
    const root = temporaryFolder()
    for (const part of ['components', 'tools']) symlinkSync(resolve(part), join(root, part))
    const page = (route: string, flags: object) => ({ route, frontMatter: { ...pages[0]!.frontMatter, ...flags } })
    await sharePictures().end!({
      content: {
        root,
        index: () => Promise.resolve({ pages: [page('/a', {}), page('/b', { draft: true })] }),
        origin: () => Promise.resolve('https://a.example'),
        publication: () => ({ buildDate: '2026-01-31', preview: false }),
      },
      write,
      log: () => {},
    } as unknown as StepContext)
    const widths = write.mock.calls
      .filter(([path]) => path !== 'site.webmanifest')
      .map(async ([path, bytes]) => [path, (await sharp(bytes as Uint8Array).metadata()).width])
    expect(await Promise.all(widths)).toEqual([
      ...Object.entries(iconSizes),
      ['favicon.ico', 32],
      ['/share/a.png', 1200],
    ])
  })
  test('of the manifest are those that the build draws', () => {
    const { icons, start_url, name } = JSON.parse(manifest({ brand: 'Staffroom', tagline: 'T.' })) as {
      icons: { src: string; sizes: string; purpose: string }[]
      start_url: string
      name: string
    }
    expect([start_url, name]).toEqual(['/', 'Staffroom'])
    const purposes = (size: number) => ['any', 'maskable'].map((purpose) => `/icon-${size}.png ${purpose}`)
    expect(icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([...purposes(192), ...purposes(512)])
    for (const { src, sizes } of icons)
      expect(sizes).toBe(
        `${iconSizes[src.slice(1) as keyof typeof iconSizes]}x${iconSizes[src.slice(1) as keyof typeof iconSizes]}`,
      )
    expect(existsSync('components/frame/favicon.svg')).toBe(true)
  })
})
