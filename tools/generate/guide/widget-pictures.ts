import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser, sandboxFlags } from '../../lib/browser.ts'

/** The viewport's width, the maximum height of a screenshot, and the picture's width, in pixels. */
const WIDTH = 960
const MAX_HEIGHT = 720
const PICTURE_WIDTH = 600
const MAX_BYTES = 15_000

/** The qualities of WebP to try, best first. */
const QUALITIES = [80, 65, 50, 35, 20, 10]

/**
 * Takes a screenshot of each widget's page in the gallery, as WebP.
 * @returns the pictures by the widgets' names
 * @throws if a widget has no page, or if its picture is too large in the lowest quality
 */
export async function takePictures(url: string, names: readonly string[]): Promise<Map<string, Buffer>> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...sandboxFlags, '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: MAX_HEIGHT },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    const pictures = new Map<string, Buffer>()
    for (const name of names) {
      const address = `${url.replace(/\/$/, '')}/widgets/${name}`
      const response = await page.goto(address, { waitUntil: 'load' })
      if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}.`)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => document.querySelector('staffroom-dev-bar')?.remove())
      const { height } = (await page.locator('main > .page').boundingBox())!
      const clip = { x: 0, y: 0, width: WIDTH, height: Math.min(MAX_HEIGHT, Math.max(60, Math.ceil(height))) }
      pictures.set(name, await toWebP(name, await page.screenshot({ clip })))
    }
    return pictures
  } finally {
    await browser.close()
  }
}

/** A screenshot as WebP, in the best quality that is small enough. */
async function toWebP(name: string, png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(png).resize(PICTURE_WIDTH).webp({ quality }).toBuffer()
    if (bytes.length <= MAX_BYTES) return bytes
  }
  throw new Error(`The picture of ${name} is larger than ${MAX_BYTES} bytes in the lowest quality.`)
}
