import type { Metadata } from 'sharp'
import type { Plugin } from 'vite'

/** From small phones to large high-density screens. */
const WIDTHS = [480, 800, 1200, 1600]

/** Resizes the pictures of pages. Only for builds: dev shows the files themselves. */
export async function pictures(): Promise<Plugin> {
  const { imagetools } = await import('vite-imagetools')
  return imagetools({
    include: /\/content\/[^?]+\.(avif|jpe?g|png|webp)$/i,
    cache: { dir: '.staffroom/cache/pictures', retention: 30 * 24 * 60 * 60 },
    defaultDirectives: async (_url, metadata) => new URLSearchParams(directivesOf(await metadata())),
  })
}

/** How a picture is resized: vite-imagetools' directives. */
export function directivesOf({ autoOrient, format, pages = 1 }: Pick<Metadata, 'autoOrient' | 'format' | 'pages'>) {
  // An animated picture is used unchanged.
  if (pages > 1) return {}
  return {
    as: 'picture',
    format: 'avif;webp',
    w: widthsOf(autoOrient.width).join(';'),
    allowUpscale: 'true',
    // A PNG is usually a screenshot, whose small text needs a higher quality.
    ...(format === 'png' && { quality: '75' }),
  }
}

/** The widths of a picture: at most its own, and none that is almost as wide as the next. */
export function widthsOf(width: number): number[] {
  const most = Math.min(width, WIDTHS.at(-1)!)
  return [...WIDTHS.filter((candidate) => candidate < most * 0.9), most]
}
