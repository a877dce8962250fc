import { readdirSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { decodedPath, withPlainPercents } from '../../content/decoded-address.ts'
import { suggestion } from '../../content/suggestion.ts'
import { MOST_BYTES, PICTURE_ENDING } from '../../pictures/picture.ts'
import type { Rule } from '../rule.ts'

/** A picture is there, beside the page that names it or in `public/` where its address begins with a slash, and its file is no burden. */
export const pictures: Rule = {
  name: 'pictures',
  severity: 'error',
  check({ root, pages }, add) {
    for (const page of pages) {
      for (const item of page.items) {
        if (item.kind !== 'picture' || item.by || !item.src) continue
        if (/^(https?:)?\/\//.test(item.src)) {
          add(page, { place: item.place, problem: 'The picture is on another site, and pages ask nobody but this one.', fix: 'Put the file beside the page, and write its name.' })
          continue
        }
        const folder = item.src.startsWith('/') ? 'public' : dirname(page.file)
        const path = decodedPath(item.src)
        if (path === undefined) {
          add(page, { place: item.place, problem: `The % in "${item.src}" begins no code such as %20.`, fix: `For the sign itself write %25: ${withPlainPercents(item.src)}.` })
          continue
        }
        const size = statSync(join(root, folder, path), { throwIfNoEntry: false })?.size
        if (size !== undefined) {
          if (size > MOST_BYTES) add(page, { place: item.place, problem: `The picture "${item.src}" weighs ${megabytes(size)} MB, and 2 MB is the most.`, fix: 'Save it again 3200 pixels wide at most, as JPEG for a photograph.' })
          continue
        }
        const known = picturesIn(join(root, folder, posix.dirname(item.src)))
        const name = item.src.split('/').at(-1)!
        add(page, { place: item.place, problem: `There is no picture "${item.src}" in ${folder}/.`, fix: known.length ? suggestion(name, known) : `Put the file into ${folder}/, or mend its name.` })
      }
    }
  },
}

function picturesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => PICTURE_ENDING.test(name))
  } catch {
    return []
  }
}

/** Rounded up: what is a little too much must not read as just enough. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1)
}
