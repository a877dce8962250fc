import { themeColors } from '../../../../pages/document/theme-colors.ts'
import { find, innerHtml, parsePart } from '../../../lib/html.ts'

/** The square icons for home screens and search results: file name and size in pixels. */
export const iconSizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const

/**
 * The logo on a paper background, as SVG. The padding keeps it inside the maskable safe zone, a circle of 80 %.
 * @param mark the SVG of favicon.svg
 */
export function iconOnPaper(mark: string): string {
  const inside = innerHtml(mark, find(parsePart(mark), 'svg')!)
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
