import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, posix } from 'node:path'
import { decodedPath, withPlainPercents } from '../../../../pages/document/decoded-address.ts'
import { suggestion } from '../../../content/suggestion.ts'
import { MAX_BYTES, MAX_PIXELS, PICTURE_ENDING } from '../../../content/pictures/picture.ts'
import type { Rule } from '../rule.ts'

/** What browsers show. */
const SHOWN = new Set(['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'])
const SAVE_AGAIN = 'Save it again as JPEG, PNG, WebP, AVIF, GIF or SVG.'

/**
 * Each picture file exists, next to its page or (with a leading slash) in `public/`, is in a format for browsers, and
 * is not too large.
 */
export const pictures: Rule = {
  name: 'pictures',
  severity: 'error',
  async check({ root, pages }, add) {
    for (const page of pages) {
      for (const item of page.items) {
        if (item.kind !== 'picture' || item.by || !item.src) continue
        if (/^(https?:)?\/\//.test(item.src)) {
          add(page, {
            place: item.place,
            reason: 'The picture is on another site, and pages load nothing from other sites.',
            fix: 'Put the file next to the page, and write its name.',
          })
          continue
        }
        const folder = item.src.startsWith('/') ? 'public' : dirname(page.file)
        const path = decodedPath(item.src)
        if (path === undefined) {
          add(page, {
            place: item.place,
            reason: `The % in "${item.src}" begins no code such as %20.`,
            fix: `For the sign itself write %25: ${withPlainPercents(item.src)}.`,
          })
          continue
        }
        const file = join(root, folder, path)
        const stat = statSync(file, { throwIfNoEntry: false })
        if (stat?.isFile()) {
          const wrong = await unfit(file, stat.size)
          if (wrong)
            add(page, { place: item.place, reason: `The picture "${item.src}" ${wrong.reason}.`, fix: wrong.fix })
          continue
        }
        const known = picturesIn(join(root, folder, posix.dirname(item.src)))
        const name = item.src.split('/').at(-1)!
        add(page, {
          place: item.place,
          reason: `There is no picture "${item.src}" in ${folder}/.`,
          fix: known.length ? suggestion(name, known) : `Put the file into ${folder}/, or fix its name.`,
        })
      }
    }
  },
}

/** Why a picture cannot be shown, or is too large. The format is read from its bytes, since its name can be wrong. */
async function unfit(file: string, bytes: number): Promise<{ reason: string; fix: string } | undefined> {
  if (bytes > MAX_BYTES)
    return {
      reason: `weighs ${megabytes(bytes)} MB, and 2 MB is the most`,
      fix: `Save it again ${MAX_PIXELS} pixels wide at most, as JPEG for a photograph.`,
    }
  if (!PICTURE_ENDING.test(file))
    return { reason: `has the ending "${extname(file)}", which pages do not show`, fix: SAVE_AGAIN }
  // Load sharp only if there are pictures.
  const { inspect } = await import('../../../content/pictures/encode.ts')
  const found = await inspect(readFileSync(file)).catch(() => undefined)
  if (!found)
    return {
      reason: bytes ? 'cannot be read: the file is not a picture, or is damaged' : 'is an empty file',
      fix: SAVE_AGAIN,
    }
  const { kind, width } = found
  if (!SHOWN.has(kind))
    return { reason: `is ${kind.toUpperCase()} inside, which browsers do not show`, fix: SAVE_AGAIN }
  if ((kind === 'svg') !== /\.svg$/i.test(file))
    return {
      reason: `is ${kind.toUpperCase()} inside, and its name says otherwise`,
      fix: `Let the name end in .${kind === 'jpeg' ? 'jpg' : kind}.`,
    }
  if (kind !== 'svg' && width > MAX_PIXELS)
    return {
      reason: `is ${width} pixels wide, and ${MAX_PIXELS} is the most`,
      fix: `Save it again ${MAX_PIXELS} pixels wide at most.`,
    }
  return undefined
}

function picturesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => PICTURE_ENDING.test(name))
  } catch {
    return []
  }
}

/** Rounds up, so that a file just above the limit does not read as within it. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1)
}
