import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser, sandboxFlags } from '../../lib/browser.ts'
import { picture } from './reference.ts'

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
export async function takePictures(url: string, names: readonly string[]): Promise<void> {
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
    for (const name of names) {
      await page.goto(`${url.replace(/\/$/, '')}/widgets/${name}`, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => document.querySelector('staffroom-dev-bar')?.remove())
      const { height } = (await page.locator('main > .page').boundingBox())!
      const clip = { x: 0, y: 0, width: WIDTH, height: Math.min(MAX_HEIGHT, Math.max(60, Math.ceil(height))) }
      const bytes = await toWebP(await page.screenshot({ clip }))
      writeFileSync(picture(name), bytes)
      console.log(`  ${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
    }
  } finally {
    await browser.close()
  }
}

/** A screenshot as WebP, in the best quality that is small enough. */
async function toWebP(png: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50, 35, 20]) {
    const bytes = await sharp(png).resize(PICTURE_WIDTH).webp({ quality }).toBuffer()
    if (bytes.length <= MAX_BYTES) return bytes
  }
  throw new Error(`A picture is larger than ${MAX_BYTES} bytes in the lowest quality.`)
}
