import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { elements } from '../../lib/html.ts'
import type { BuildStep } from '../step.ts'

/**
 * Copies the pictures that pages show from the server's bundle into the site. Vike does so only for static imports, and
 * pictures of unpublished pages must not be copied.
 */
export function pagePictures(): BuildStep {
  return {
    end({ folder, builtPages, write }) {
      const addresses = [...builtPages.values()].flatMap(({ tree }) => elements(tree)).flatMap(addressesIn)
      for (const file of new Set(addresses)) {
        const bundled = join(folder, '../server', file)
        if (existsSync(bundled)) write(file, readFileSync(bundled))
      }
    },
  }
}

/** The built files that an element names, in `src`, `srcset` or any other attribute. */
function addressesIn({ properties }: Element): string[] {
  return Object.values(properties).flatMap((value) =>
    [...String(value).matchAll(/\/(assets\/static\/[^\s,]+)/g)].map(([, file]) => file!),
  )
}
