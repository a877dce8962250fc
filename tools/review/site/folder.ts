import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { attribute } from '../../lib/html.ts'
import { readPage, type Page } from '../page/page.ts'
import { cleanPath, filePath, pagePath, resolveLink } from './address.ts'
import { follow, parseRedirects, type Redirect } from './redirects.ts'

/** The content of each file of a built site, by its path without a leading slash. */
type Files = ReadonlyMap<string, () => Buffer>

/** The files of a folder. */
export function folderFiles(folder: string): Files {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [relative(folder, file).split(sep).join('/'), () => readFileSync(file)]))
}

/** Files that are in memory. */
export function memoryFiles(contents: Readonly<Record<string, string>>): Files {
  return new Map(Object.entries(contents).map(([file, text]) => [file, () => Buffer.from(text)]))
}

/** A built site, made by any generator. */
export class Site {
  readonly pages = new Map<string, Page>()
  readonly redirects: Redirect[] = []

  constructor(readonly files: Files) {
    if (files.has('_redirects')) this.redirects.push(...parseRedirects(this.read('_redirects')))
    for (const file of [...files.keys()].filter((name) => /\.html?$/i.test(name)).sort()) {
      const page = readPage(pagePath(file), file, this.read(file))
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
      const page = this.pages.get(cleanPath(current))
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
    (each) => attribute(each, 'http-equiv')?.toLowerCase() === 'refresh' && each.parentNode?.nodeName !== 'noscript',
  )
  const content = refresh && attribute(refresh, 'content')
  return content && /^\s*[\d.]*\s*[;,]?\s*url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]?.trim()
}
