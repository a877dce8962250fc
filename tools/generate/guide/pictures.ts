import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../lib/browser.ts'

/** How wide a widget is drawn, how much of a tall one is shown, and how wide its picture is. */
const WIDTH = 960
const TALLEST = 720
const PICTURE_WIDTH = 600
/** The most that a picture may weigh, in bytes. */
export const MOST = 15_000

/** Takes a picture of each widget from its own page in the gallery, as a small WebP. */
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
      viewport: { width: WIDTH, height: TALLEST },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    const painter = await browser.newPage()
    for (const name of names) {
      await page.goto(`${url.replace(/\/$/, '')}/widgets/${name}`, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      const height = Math.min(
        TALLEST,
        Math.max(
          60,
          await page.evaluate(() => Math.ceil(document.querySelector('main > .page')!.getBoundingClientRect().height)),
        ),
      )
      const png = await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height } })
      const bytes = await packed(painter, png)
      save(name, bytes)
      console.log(`  ${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
    }
  } finally {
    await browser.close()
  }
}

/** The picture as WebP, in the best quality that is light enough. The browser packs it: no further package is needed. */
async function packed(painter: Page, png: Buffer): Promise<Buffer> {
  for (const quality of [0.8, 0.65, 0.5, 0.35, 0.2]) {
    const url = await painter.evaluate(
      async ({ source, width, quality: fine }) => {
        const image = await createImageBitmap(await (await fetch(source)).blob())
        const canvas = Object.assign(document.createElement('canvas'), {
          width,
          height: Math.round((image.height * width) / image.width),
        })
        const context = canvas.getContext('2d')!
        context.imageSmoothingQuality = 'high'
        context.drawImage(image, 0, 0, canvas.width, canvas.height)
        return canvas.toDataURL('image/webp', fine)
      },
      { source: `data:image/png;base64,${png.toString('base64')}`, width: PICTURE_WIDTH, quality },
    )
    const bytes = Buffer.from(url.split(',')[1]!, 'base64')
    if (bytes.length <= MOST) return bytes
  }
  throw new Error(`A picture is heavier than ${MOST} bytes in the poorest quality.`)
}
