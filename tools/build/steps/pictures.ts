import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildStep } from '../step.ts'

/**
 * Copies the pictures that pages show from the server's bundle into the site. Vike does so only for static imports, and
 * pictures of unpublished pages must not be copied.
 */
export function pagePictures(): BuildStep {
  const shown = new Set<string>()
  return {
    page(html) {
      for (const [, file] of html.matchAll(/\/(assets\/static\/[^"\s]+)/g)) shown.add(file!)
    },
    end({ folder, write }) {
      for (const file of shown) {
        const bundled = join(folder, '../server', file)
        if (existsSync(bundled)) write(file, readFileSync(bundled))
      }
    },
  }
}
