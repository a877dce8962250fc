import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { attribute, elements, parsePage } from '../../lib/html.ts'
import { readPage, type Page, type PageFile } from '../page/page.ts'
import { cleanPath, filePath, pagePath, resolveLink } from './address.ts'
import { follow, parseRedirects, type Redirect } from './redirects.ts'

/** The files of a built site, by their path without a leading slash. */
export interface Files {
  names: ReadonlySet<string>
  bytes(file: string): Buffer
}

/** The files of a folder. */
export function folderFiles(folder: string): Files {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile())
  return {
    names: new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))),
    bytes: (file) => readFileSync(join(folder, file)),
  }
}

/** Files that are in memory. */
export function memoryFiles(contents: Readonly<Record<string, string>>): Files {
  return {
    names: new Set(Object.keys(contents)),
    bytes: (file) => Buffer.from(contents[file]!),
  }
}

/** A built site, made by any generator. */
export class Site {
  readonly pages = new Map<string, PageFile>()
  readonly redirects: Redirect[] = []
  readonly files: ReadonlySet<string>
  readonly #parsed = new Map<string, Page>()

  constructor(readonly source: Files) {
    this.files = source.names
    if (this.files.has('_redirects')) this.redirects.push(...parseRedirects(this.read('_redirects')))
    for (const file of [...this.files].filter((name) => /\.html?$/i.test(name)).sort()) {
      const path = pagePath(file)
      const html = this.read(file)
      const target = metaRefresh(html)
      if (target !== undefined) this.redirects.push({ from: path, to: target })
      // If both route.html and route/index.html exist, hosts serve the shorter name.
      else if (!this.pages.has(path)) this.pages.set(path, { path, file, html })
    }
  }

  /** The parsed page of a path. */
  page(path: string): Page | undefined {
    const file = this.pages.get(path)
    if (file && !this.#parsed.has(path)) this.#parsed.set(path, readPage(file))
    return this.#parsed.get(path)
  }

  /** The origin that the site is published under, as its canonical links say. */
  get origin(): string | undefined {
    const canonical =
      (this.page('/') ?? this.page([...this.pages.keys()][0] ?? ''))?.metadata.get('link canonical') ?? ''
    return URL.canParse(canonical) ? new URL(canonical).origin : undefined
  }

  /** A file's text. */
  read(file: string): string {
    return this.bytes(file).toString('utf8')
  }

  /** A file's bytes. */
  bytes(file: string): Buffer {
    return this.source.bytes(file)
  }

  /** The file of this site that an address in another file names; undefined if there is none. */
  fileAt(address: string, from: string): string | undefined {
    const link = resolveLink(address, from)
    const file = link && filePath(link.path)
    return file !== undefined && this.files.has(file) ? file : undefined
  }

  /** The page or file at an address, after redirects; neither if they leave the site; undefined if there is none. */
  resolve(path: string): { page?: PageFile; file?: string } | undefined {
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

function metaRefresh(html: string): string | undefined {
  const refresh = elements(parsePage(html)).find(
    (each) => attribute(each, 'http-equiv')?.toLowerCase() === 'refresh' && each.parentNode?.nodeName !== 'noscript',
  )
  const content = refresh && attribute(refresh, 'content')
  return content && /^\s*[\d.]*\s*[;,]?\s*url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]?.trim()
}
