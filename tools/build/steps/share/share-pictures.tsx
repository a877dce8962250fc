import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { Axonometric } from '../../../../components/drawings/axonometric/Axonometric.tsx'
import { headOffices } from '../../../../components/drawings/axonometric/offices.ts'
import { FloorPlanDrawing, type FloorPlan } from '../../../../components/drawings/plan/FloorPlanDrawing.tsx'
import { industryPlan } from '../../../../components/drawings/premises/industry-plan.ts'
import { agentRoom } from '../../../../components/drawings/rooms/agent-room.ts'
import { toHex, themeColors } from '../../../../components/ui/contrast.ts'
import { site } from '../../../../data/site.ts'
import { picturePath } from '../../../../pages/document/addresses.ts'
import type { FrontMatter } from '../../../content/front-matter.ts'
import { isListed } from '../../../content/publication.ts'
import { find, innerHtml, parseHtmlFragment } from '../../../lib/html.ts'
import { readColour, readTheme } from '../../../lib/svg/svg-theme.ts'
import type { BuildStep } from '../../step.ts'
import { loadOutlineFont, shareSvg, type ShareStyle } from './share-svg.ts'

/** Draws the share pictures, the icons and the web manifest. */
export function sharePictures(): BuildStep {
  return {
    end: async ({ content, write, log }) => {
      const { root } = content
      const cache = new PictureCache(join(root, '.staffroom/cache/pictures'))
      const mark = readFileSync(join(root, 'components/frame/favicon.svg'), 'utf8')
      const square = iconOnPaper(mark)
      for (const [file, size] of Object.entries(iconSizes))
        write(file, await cache.get(`${RASTERISER} ${size} ${square}`, () => png(square, size)))
      // A PNG by that name, for clients that request it without reading the page: all of them look at the bytes.
      write('favicon.ico', await cache.get(`${RASTERISER} 32 ${mark}`, () => png(mark, 32)))
      write('site.webmanifest', manifest(site))

      const [{ pages }, origin] = await Promise.all([content.index(), content.origin()])
      const listed = pages.filter((page) => isListed(page, content.publication()))
      if (!listed.length) return

      const style = loadShareStyle(root)
      await Promise.all(
        listed.map(async ({ route, frontMatter }) => {
          const svg = pagePicture(frontMatter, origin, style)
          write(picturePath(route), await cache.get(`${RASTERISER} ${svg}`, () => png(svg)))
        }),
      )
      log(`✓ ${listed.length} share pictures, ${cache.drawn} of them new`)
    },
  }
}

/** Loads the fonts and the colours of share pictures. */
export function loadShareStyle(root: string): ShareStyle {
  const font = (name: string) => loadOutlineFont(join(root, `tools/lib/svg/fonts/${name}.ttf`))
  const { properties } = readTheme(root)
  return {
    display: font('besley-500'),
    body: font('figtree-400'),
    mono: font('dm-mono-500'),
    colour: (name) => toHex(readColour(`var(--color-${name})`, properties, 'light')!),
  }
}

/**
 * Draws a page's share picture as SVG.
 * @param origin the live site's origin
 */
export function pagePicture(frontMatter: FrontMatter, origin: string, style: ShareStyle): string {
  const drawing = pageDrawing(frontMatter)
  return shareSvg(
    {
      title: frontMatter.title,
      drawing: drawing && renderToStaticMarkup(drawing),
      brand: site.brand,
      tagline: site.tagline,
      host: new URL(origin).host,
    },
    style,
  )
}

/**
 * The drawing in a page's share picture: the agent's room, the industry's premises, otherwise the office of the page's
 * head. Articles have none.
 */
export function pageDrawing({ agent, industry, template, drawing }: FrontMatter): ReactElement | undefined {
  if (agent) return <FloorPlanDrawing plan={withoutWords(agentRoom(agent))} />
  if (industry) return <FloorPlanDrawing plan={withoutWords(industryPlan(industry))} />
  return template === 'article' ? undefined : <Axonometric office={headOffices[drawing ?? 'office']} />
}

/** Removes words and numbers, which are too small to read in a link preview. */
function withoutWords({ callouts: _callouts, rooms: _rooms, count: _count, ...plan }: FloorPlan): FloorPlan {
  return plan
}

/** The square icons for home screens and search results: file name and size in pixels. */
export const iconSizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const

/**
 * The logo on a paper background, as SVG. The padding keeps it inside the maskable safe zone, a circle of 80 %.
 * @param mark the SVG of favicon.svg
 */
export function iconOnPaper(mark: string): string {
  const inside = innerHtml(mark, find(parseHtmlFragment(mark), 'svg')!)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><path ' +
    `fill="${themeColors.light}" d="M0 0h32v32H0z"/><g transform="translate(5.6 5.6) ` +
    `scale(.65)">${inside}</g></svg>`
  )
}

/** The web app manifest as JSON. */
export function manifest(company: { brand: string; tagline: string }): string {
  const icons = ([192, 512] as const).flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  const entries = {
    name: company.brand,
    short_name: company.brand,
    description: company.tagline,
    id: '/',
    start_url: '/',
    display: 'browser',
    lang: 'en-GB',
    dir: 'ltr',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons,
  }
  return `${JSON.stringify(entries, null, 2)}\n`
}

/** A cache of drawn pictures, so that a build draws only what has changed: 4 s of a build of 10 s. */
export class PictureCache {
  /** How many pictures were not in the cache. */
  drawn = 0
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Returns a picture from the cache, or draws it.
   * @param key everything that the picture depends on
   */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.#folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.png`)
    if (existsSync(file)) return readFileSync(file)
    const picture = await draw()
    this.drawn += 1
    mkdirSync(this.#folder, { recursive: true })
    // Two builds may draw the same picture at once; neither may read half of it.
    writeFileSync(`${file}.${process.pid}`, picture)
    renameSync(`${file}.${process.pid}`, file)
    return picture
  }
}

/** Few colours, as flat drawings have them. With less effort the paper is a shade off. */
const PNG = { palette: true, colours: 256, dither: 0, effort: 4, compressionLevel: 9 }

/** The version of the renderer and its settings. Others may produce different pixels. */
const RASTERISER = `sharp ${sharp.versions.sharp} vips ${sharp.versions.vips} ${JSON.stringify(PNG)}`

/** An SVG as PNG. */
export function png(svg: string, size?: number): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), size ? { density: 72 * (size / 32) } : {})
  return (size ? picture.resize(size, size) : picture).png(PNG).toBuffer()
}
