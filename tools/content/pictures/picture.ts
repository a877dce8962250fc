import { basename, extname } from 'node:path'

/** A picture file on a page. Serialisable, because it is stored with the compiled page. */
export type Picture = {
  /** Its path in the repository. */
  file: string
  /** Of its bytes and of the encoding; part of the names of its variants. */
  hash: string
  /** In pixels, as displayed; undefined if it cannot be read. */
  width?: number | undefined
  height?: number | undefined
  /** The format to resize from; undefined for one that is used unchanged: SVG or animated. */
  format?: Format | undefined
}

/** Formats that can be resized. */
export type Format = 'avif' | 'webp' | 'jpeg' | 'png'

/** A picture in one width and format, and its name below the site's root. */
export type Variant = { name: string; width: number; format: Format }

/** The most that a picture's file may weigh. */
export const MAX_BYTES = 2 * 1024 * 1024

/** How many pixels wide a picture may be. */
export const MAX_PIXELS = 3200

/** File names of pictures. */
export const PICTURE_ENDING = /\.(png|jpe?g|gif|webp|avif|svg)$/i

/** From a small phone to a large screen of high density. */
const WIDTHS = [480, 800, 1200, 1600]
/** For browsers that know neither AVIF nor WebP. */
const FALLBACK_WIDTH = 1200
const FOLDER = 'assets/pictures'

/** The widths of a picture's variants: at most its own, without any that is almost as wide as the next. */
export function widthsOf(width: number): number[] {
  const most = Math.min(width, WIDTHS.at(-1)!)
  return [...WIDTHS.filter((each) => each < most * 0.9), most]
}

/** A picture in one format, from the narrowest to the widest. */
export function variantsOf(picture: Picture, format: Format): Variant[] {
  return widthsOf(picture.width!).map((width) => ({
    name: nameOf(picture, `-${width}`, format === 'jpeg' ? 'jpg' : format),
    width,
    format,
  }))
}

/** The variant for browsers without AVIF and WebP. */
export function fallbackOf(picture: Picture): Variant {
  const variants = variantsOf(picture, picture.format!)
  return variants.findLast(({ width }) => width <= FALLBACK_WIDTH) ?? variants[0]!
}

/** All variants of a picture. */
export function filesOf(picture: Picture): Variant[] {
  const modern = newerFormats(picture).flatMap((format) => variantsOf(picture, format))
  const fallback = fallbackOf(picture)
  return modern.some(({ name }) => name === fallback.name) ? modern : [...modern, fallback]
}

/** The formats that a browser is offered, best first. */
export function newerFormats({ format }: Picture): Format[] {
  return format === 'avif' ? ['avif'] : ['avif', 'webp']
}

/** The path of an unchanged picture on the site. A file in `public/` keeps its own. */
export function plainName(picture: Picture): string {
  return inPublic(picture)
    ? picture.file.slice('public/'.length)
    : nameOf(picture, '', extname(picture.file).slice(1).toLowerCase())
}

/** Whether a picture is in `public/`. */
export function inPublic({ file }: Picture): boolean {
  return file.startsWith('public/')
}

function nameOf({ file, hash }: Picture, size: string, ending: string): string {
  const stem =
    basename(file, extname(file))
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'picture'
  return `${FOLDER}/${stem}${size}.${hash}.${ending}`
}
