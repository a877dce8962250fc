import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, posix } from 'node:path'
import { decodedPath, withPlainPercents } from '../../../../pages/document/addresses.ts'
import type { Explanation, Severity } from '../../../content/content-error.ts'
import { inspect, MAX_BYTES, MAX_PIXELS, PICTURE_ENDING } from '../../../content/mdx/rehype-pictures.ts'
import { didYouMean } from '../../../content/suggestion.ts'
import { pictureInAddress } from '../../site/source-links.ts'
import { pageRule } from '../rule.ts'

/** Each picture has alternative text. */
export const alternativeText = pageRule('alternative-text', 'error', (page, add) => {
  for (const item of page.items) {
    if (item.kind !== 'picture' || item.renderedBy) continue
    if (item.alt !== undefined) {
      const finding = explainText(item.alt.trim())
      if (finding) add({ place: item.whole, ...finding })
      continue
    }
    const isMarkdown = page.source.startsWith('!', page.lines.offsetOf(item.whole))
    add({
      place: item.whole,
      reason: 'The picture has no alternative text.',
      fix: isMarkdown
        ? 'Write what it shows between the square brackets: ![A receptionist at her desk](…)'
        : 'Write what it shows: alt="A receptionist at her desk", or alt="" where it only decorates.',
    })
  }
})

/** A name that a camera or a computer gives, without its ending. */
const CAMERA_NAME =
  /^(?:(?:IMG|DSCN?|DSCF|PXL|DCIM|VID|MVI|GOPR|WA|P)[_-]?\d{3,}|(?:image|photo|picture|screenshot|untitled|download)[ _-]*(?:\(?\d+\)?|\d{4}-.*)?)(?:[ _-].*\d)?$/i

/** Why a text does not say what a picture shows. */
function explainText(text: string): (Explanation & { severity?: Severity }) | undefined {
  if (/\.(png|jpe?g|gif|webp|avif|svg|heic)$/i.test(text) || CAMERA_NAME.test(text))
    return { reason: `The alternative text is the name of a file: ${text}.`, fix: 'Write what the picture shows.' }
  const [start] = /^(an? |the )?(picture|image|photo|photograph|graphic|icon) of /i.exec(text) ?? []
  return start === undefined
    ? undefined
    : {
        severity: 'warning',
        reason: `Screen readers say that it is a picture, so "${start.trim()}" is read twice.`,
        fix: 'Begin with what it shows.',
      }
}

/** The formats that browsers show. */
const BROWSER_FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'])
const SAVE_AGAIN = 'Save it again as JPEG, PNG, WebP, AVIF, GIF or SVG.'

const FOLDER = 'content/pictures'

/**
 * Each picture file exists at its path from its page or (with a leading slash) in `public/`, is in a format for
 * browsers, and is not too large.
 */
export const pictureFiles = pageRule('picture-files', 'error', async (page, add, { root }) => {
  for (const item of page.items) {
    if (item.kind !== 'picture' || item.renderedBy || !item.src) continue
    const found = await explainSource(root, page.file, item.src)
    if (found) add({ place: item.place, ...found })
  }
})

async function explainSource(root: string, page: string, src: string): Promise<Explanation | undefined> {
  const shared = posix.relative(dirname(page), FOLDER)
  if (/^(https?:)?\/\//.test(src))
    return {
      reason: 'The picture is on another site, and pages load nothing from other sites.',
      fix: `Put the file into ${FOLDER}/, and write its path: ${shared}/ and its name.`,
    }
  const local = /^(?:[a-z]:|file:)?.*\\([^\\]+)$|^file:.*\/([^/]+)$/i.exec(src)
  if (local)
    return {
      reason: 'The picture is on your computer.',
      fix: `Put it into ${FOLDER}/, and write ${shared}/${local[1] ?? local[2]}.`,
    }
  const path = decodedPath(src)
  if (path === undefined)
    return {
      reason: `The % in "${src}" begins no code such as %20.`,
      fix: `For the sign itself write %25: ${withPlainPercents(src)}.`,
    }
  if (src.startsWith('data:')) return pictureInAddress(shared)
  const isPublic = src.startsWith('/')
  const folder = isPublic ? 'public' : dirname(page)
  const file = join(root, folder, path)
  const stat = statSync(file, { throwIfNoEntry: false })
  if (stat?.isFile()) {
    const unfit = await explainUnfit(file, stat.size)
    return unfit && { ...unfit, reason: `The picture "${src}" ${unfit.reason}` }
  }
  if (/\.(heic|heif)$/i.test(src))
    return {
      reason: `Browsers do not show "${src}".`,
      fix: 'Save the picture as JPEG, and write the name of that file.',
    }
  const name = posix.basename(src)
  const known = picturesIn(join(root, folder, posix.dirname(src))).map((each) => posix.join(posix.dirname(src), each))
  const move = src === `${shared}/${name}` ? '' : `, and write ${shared}/${name}`
  const place = isPublic ? 'Put the file into public/' : `Put the file into ${FOLDER}/${move}`
  return {
    reason: `There is no picture "${src}" in ${folder}/.`,
    fix:
      !isPublic && picturesIn(join(root, FOLDER)).includes(name)
        ? `Write ${shared}/${name}.`
        : known.length
          ? (didYouMean(src, known) ?? `${place}, or use one of: ${known.join(', ')}.`)
          : `${place}, or fix its name.`,
  }
}

/** Why a picture cannot be shown, or is too large. The format is read from its bytes, as its name can be wrong. */
async function explainUnfit(file: string, bytes: number): Promise<Explanation | undefined> {
  if (bytes > MAX_BYTES)
    return {
      reason: `weighs ${megabytes(bytes)} MB, and 2 MB is the most.`,
      fix: `Save it again ${MAX_PIXELS} pixels wide at most, as JPEG for a photograph.`,
    }
  if (!PICTURE_ENDING.test(file))
    return { reason: `has the ending "${extname(file)}", which pages do not show.`, fix: SAVE_AGAIN }
  if (!bytes) return { reason: 'is an empty file.', fix: SAVE_AGAIN }
  const found = await inspect(readFileSync(file)).catch(() => undefined)
  if (!found) return { reason: 'cannot be read: the file is not a picture, or is damaged.', fix: SAVE_AGAIN }
  const { kind, width } = found
  const inside = `is ${kind.toUpperCase()} inside`
  if (!BROWSER_FORMATS.has(kind)) return { reason: `${inside}, which browsers do not show.`, fix: SAVE_AGAIN }
  if ((kind === 'svg') !== /\.svg$/i.test(file))
    return {
      reason: `${inside}, but its name ends in ${extname(file)}.`,
      fix: `Let the name end in .${kind === 'jpeg' ? 'jpg' : kind}.`,
    }
  if (kind !== 'svg' && width > MAX_PIXELS)
    return {
      reason: `is ${width} pixels wide, and ${MAX_PIXELS} is the most.`,
      fix: `Save it again ${MAX_PIXELS} pixels wide at most.`,
    }
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
