import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { decodedPath } from '../../../pages/document/decoded-address.ts'
import { PICTURE_ENDING, type Picture } from './picture.ts'

/** A picture that a page names, and what is there: nothing while its file is missing. */
export type NamedPicture = { file: string; picture?: Picture | undefined }

/** Increase it when the encoding changes, so that the names change too. */
const ENCODING_VERSION = 1

/** The picture files that content names. */
export class Pictures {
  #root: () => string
  #named = new Map<string, readonly NamedPicture[]>()

  /** @param root where the repository is; asked when a file is read */
  constructor(root: () => string) {
    this.#root = root
  }

  /**
   * The file of an address: its path from the page, or in `public/` if it begins with a slash.
   * @param page the page's file, absolute
   * @returns its path in the repository; undefined if the address is not a picture of this site
   */
  fileOf(address: string, page: string): string | undefined {
    if (!PICTURE_ENDING.test(address) || /^[a-z][a-z0-9+.-]*:|^\/\/|[?#]/i.test(address)) return undefined
    const path = decodedPath(address)
    if (path === undefined) return undefined
    const file = posix.normalize(
      path.startsWith('/')
        ? `public${path}`
        : posix.join(relative(this.#root(), dirname(page)).replaceAll('\\', '/'), path),
    )
    return file.startsWith('../') ? undefined : file
  }

  /** Reads a picture file; undefined if it does not exist. */
  async read(file: string): Promise<Picture | undefined> {
    const path = join(this.#root(), file)
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? look(file, readFileSync(path)) : undefined
  }

  /** Notes which pictures a page names. */
  note(page: string, named: readonly NamedPicture[]): void {
    this.#named.set(page, named)
  }

  /** The pictures of a page when it was last compiled. */
  of(page: string): readonly NamedPicture[] {
    return this.#named.get(page) ?? []
  }

  /** The pages that name a file. */
  pagesWith(file: string): string[] {
    return [...this.#named].filter(([, named]) => named.some((each) => each.file === file)).map(([page]) => page)
  }
}

async function look(file: string, source: Buffer): Promise<Picture> {
  // Load sharp only if there are pictures.
  const { measure } = await import('./encode.ts')
  const size = await measure(source).catch(() => undefined)
  return { file, hash: hashOf(source), ...size }
}

/** Eight hex digits, with a letter and a digit: reviews recognise hashes by that. */
function hashOf(source: Buffer): string {
  const digest = createHash('sha256').update(`${ENCODING_VERSION}\0`).update(source).digest('hex')
  return /(?=.{0,7}[a-f])(?=.{0,7}\d).{8}/.exec(digest)![0]
}
