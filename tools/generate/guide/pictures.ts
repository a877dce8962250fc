import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../lib/browser.ts'

/** The viewport's width, the maximum height of a screenshot, and the picture's width, in pixels. */
const WIDTH = 960
const MAX_HEIGHT = 720
const PICTURE_WIDTH = 600
/** The maximum size of a picture in bytes. */
const MAX_BYTES = 15_000

/**
 * Takes a screenshot of each widget's page in the gallery, as WebP.
 * @throws if a picture is too large in the lowest quality
 */
export async function takePictures(
  url: string,
  names: readonly string[],
  save: (name: string, bytes: Buffer) => void,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: MAX_HEIGHT },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    const converter = await browser.newPage()
    for (const name of names) {
      await page.goto(`${url.replace(/\/$/, '')}/widgets/${name}`, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      const height = Math.min(
        MAX_HEIGHT,
        Math.max(
          60,
          await page.evaluate(() => Math.ceil(document.querySelector('main > .page')!.getBoundingClientRect().height)),
        ),
      )
      const png = await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height } })
      const bytes = await toWebP(converter, png)
      save(name, bytes)
      console.log(`  ${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
    }
  } finally {
    await browser.close()
  }
}

/** Converts a PNG to WebP in the best quality that is small enough. The browser does it, so no package is needed. */
async function toWebP(converter: Page, png: Buffer): Promise<Buffer> {
  for (const quality of [0.8, 0.65, 0.5, 0.35, 0.2]) {
    const url = await converter.evaluate(
      async ({ source, width, quality: webpQuality }) => {
        const image = await createImageBitmap(await (await fetch(source)).blob())
        const canvas = Object.assign(document.createElement('canvas'), {
          width,
          height: Math.round((image.height * width) / image.width),
        })
        const context = canvas.getContext('2d')!
        context.imageSmoothingQuality = 'high'
        context.drawImage(image, 0, 0, canvas.width, canvas.height)
        return canvas.toDataURL('image/webp', webpQuality)
      },
      { source: `data:image/png;base64,${png.toString('base64')}`, width: PICTURE_WIDTH, quality },
    )
    const bytes = Buffer.from(url.split(',')[1]!, 'base64')
    if (bytes.length <= MAX_BYTES) return bytes
  }
  throw new Error(`A picture is larger than ${MAX_BYTES} bytes in the lowest quality.`)
}
