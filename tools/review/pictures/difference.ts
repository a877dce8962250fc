import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from '@playwright/test'
import { namesHelper } from './browser.ts'

/** The result of comparing two screenshots of the same size. */
interface Difference {
  /** How many pixels differ. */
  pixels: number
  before?: string
  after?: string
  difference?: string
}

/** Compares two screenshots. */
export interface Comparison {
  compare: (before: string, after: string, scale: number) => Promise<Difference>
}

/** Compares screenshots in a page of its own, because the browser decodes and encodes faster than Node. */
export async function openComparison(browser: Browser): Promise<Comparison> {
  const page: Page = await (await browser.newContext()).newPage()
  const library = readFileSync(createRequire(import.meta.url).resolve('pixelmatch'), 'utf8')
  await page.addScriptTag({ type: 'module', content: `${namesHelper}\n${library}\nwindow.pixelmatch = pixelmatch` })
  await page.waitForFunction("'pixelmatch' in window")
  return { compare: (before, after, scale) => page.evaluate(compareInPage, { before, after, scale }) }
}

async function compareInPage({
  before,
  after,
  scale,
}: {
  before: string
  after: string
  scale: number
}): Promise<Difference> {
  const decode = async (data: string) => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
  const canvasOf = (width: number, height: number) => Object.assign(document.createElement('canvas'), { width, height })
  const [was, is] = await Promise.all([decode(before), decode(after)])
  const { width, height } = is
  // JPEG: WebP is a third smaller but takes nine times as long.
  const encode = (source: CanvasImageSource, quality: number) => {
    const small = canvasOf(Math.round(width * scale), Math.round(height * scale))
    small.getContext('2d')!.drawImage(source, 0, 0, small.width, small.height)
    return small.toDataURL('image/jpeg', quality).split(',')[1]!
  }
  const pixelsOf = (image: ImageBitmap) => {
    const context = canvasOf(width, height).getContext('2d', { willReadFrequently: true })!
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, width, height)
  }
  const result = canvasOf(width, height)
  const context = result.getContext('2d')!
  const output = context.createImageData(width, height)
  const match = (
    window as unknown as {
      pixelmatch: (
        one: Uint8ClampedArray,
        other: Uint8ClampedArray,
        output: Uint8ClampedArray,
        width: number,
        height: number,
        options: object,
      ) => number
    }
  ).pixelmatch
  const pixels = match(pixelsOf(was).data, pixelsOf(is).data, output.data, width, height, {
    threshold: 0.1,
    alpha: 0.25,
    diffColor: [200, 30, 30],
    diffColorAlt: [20, 110, 60],
    aaColor: [190, 190, 190],
  })
  if (!pixels) return { pixels }
  context.putImageData(output, 0, 0)
  return { pixels, before: encode(was, 0.6), after: encode(is, 0.6), difference: encode(result, 0.5) }
}
