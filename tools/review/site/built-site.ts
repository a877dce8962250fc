import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getAttribute } from '../page/dom.ts'
import { parseBuiltPage, type Page } from '../page/page.ts'
import { cleanPath, contains, filePath, follow, pagePath, parseRedirects, resolveLink, type Redirect } from './paths.ts'
import { withoutHashes, type Files } from './noise.ts'

/** The files of a folder, and what links in it lead to. A link out of the folder could publish any file of the disk. */
export function folderFiles(folder: string): Files {
  const files = new Map<string, () => Buffer>()
  const root = existsSync(folder) ? realpathSync(folder) : folder
  const walk = (path: string, name: string, above: readonly string[]) => {
    const real = existsSync(path) ? realpathSync(path) : undefined
    if (real === undefined || above.includes(real) || !contains(root, real)) return
    if (statSync(real).isFile()) files.set(name, () => readFileSync(real))
    else if (statSync(real).isDirectory())
      for (const entry of readdirSync(real).sort())
        walk(join(real, entry), name ? `${name}/${entry}` : entry, [...above, real])
  }
  walk(folder, '', [])
  return files
}

/** Files that are in memory. */
export function memoryFiles(contents: Readonly<Record<string, string | Buffer>>): Files {
  return new Map(Object.entries(contents).map(([file, content]) => [file, () => Buffer.from(content as string)]))
}

/** Reads two builds of a site. */
export function readSites(base: Files, head: Files): { base: BuiltSite; head: BuiltSite } {
  const [before, after] = withoutHashes(base, head)
  return { base: new BuiltSite(before), head: new BuiltSite(after) }
}

/** A built site, made by any generator. */
export class BuiltSite {
  readonly pages = new Map<string, Page>()
  readonly redirects: Redirect[] = []

  constructor(readonly files: Files) {
    if (files.has('_redirects')) this.redirects.push(...parseRedirects(this.read('_redirects')))
    for (const file of [...files.keys()].filter((name) => /\.html?$/i.test(name)).sort()) {
      const page = parseBuiltPage(pagePath(file), file, this.read(file))
      const target = metaRefresh(page)
      if (target !== undefined) this.redirects.push({ from: page.path, to: target })
      // If both route.html and route/index.html exist, hosts serve the shorter name.
      else if (!this.pages.has(page.path)) this.pages.set(page.path, page)
    }
  }

  /** The origin that the site is published under, as its canonical links say. */
  get origin(): string | undefined {
    const canonical = (this.pages.get('/') ?? [...this.pages.values()][0])?.metadata.get('link canonical') ?? ''
    return URL.canParse(canonical) ? new URL(canonical).origin : undefined
  }

  /** A file's text. */
  read(file: string): string {
    return this.bytes(file).toString('utf8')
  }

  /** A file's bytes. */
  bytes(file: string): Buffer {
    return this.files.get(file)!()
  }

  /** The page that a host serves at a path; `/menu.html` and `/menu/index` do not lead to `menu/index.html`. */
  #pageAt(path: string): Page | undefined {
    const page = this.pages.get(cleanPath(path))
    const isExact = page && (page.file === filePath(path) || page.path === path)
    return isExact || !/(\.html?|\/index)$/i.test(path) ? page : undefined
  }

  /** The file of this site that an address in another file names; undefined if there is none. */
  fileAt(address: string, from: string): string | undefined {
    const link = resolveLink(address, from)
    const file = link && filePath(link.path)
    return file !== undefined && this.files.has(file) ? file : undefined
  }

  /** The page or file at an address, after redirects; neither if they leave the site; undefined if there is none. */
  resolve(path: string): { page?: Page; file?: string } | undefined {
    let current = path
    for (let hops = 0; hops < 10; hops += 1) {
      const page = this.#pageAt(current)
      if (page) return { page }
      if (this.files.has(filePath(current))) return { file: filePath(current) }
      const target = follow(this.redirects, cleanPath(current))
      if (target === undefined) return undefined
      if (/^https?:/i.test(target)) return {}
      current = target.replace(/[?#].*$/, '')
    }
    return undefined
  }
}

function metaRefresh({ elements }: Page): string | undefined {
  const refresh = elements.find(
    (candidate) =>
      getAttribute(candidate, 'http-equiv')?.toLowerCase() === 'refresh' &&
      candidate.parentNode?.nodeName !== 'noscript',
  )
  const content = refresh && getAttribute(refresh, 'content')
  return content && /^\s*[\d.]*\s*[;,]?\s*url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]?.trim()
}
