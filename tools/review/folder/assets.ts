import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { BuiltSite } from '../site/built-site.ts'
import { inertSvg } from './inert-svg.ts'

/** The files of the compared sites that the report needs, each content once. */
export class Assets {
  /** The names of copied stylesheets: equal text of two sites may import different files. */
  readonly #sheets = new Map<BuiltSite, Map<string, string>>()

  constructor(readonly folder: string) {
    mkdirSync(join(folder, 'assets'), { recursive: true })
  }

  /** Writes content to the assets and returns its file name. */
  add(content: Buffer | string, extension: string): string {
    const name = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}${extension.toLowerCase()}`
    writeFileSync(join(this.folder, 'assets', name), content)
    return name
  }

  /** Copies the file at an address of the site; undefined for other addresses, since a report makes no requests. */
  addFile(address: string, file: string, site: BuiltSite): string | undefined {
    const target = site.fileAt(address, file)
    if (target === undefined) return undefined
    if (/\.css$/i.test(target)) return this.addSheet(site.read(target), target, site)
    if (!/\.(png|jpe?g|webp|avif|gif|svg|ico|woff2?|ttf|otf)$/i.test(target)) return undefined
    if (/\.svg$/i.test(target)) {
      const svg = inertSvg(site.read(target), (css) => this.rewriteSheet(css, target, site, ''))
      return svg && this.add(svg, '.svg')
    }
    return this.add(site.bytes(target), extname(target))
  }

  /** Copies a stylesheet and the files that it references. */
  addSheet(css: string, file: string, site: BuiltSite): string {
    const known = this.#sheets.get(site) ?? new Map<string, string>()
    this.#sheets.set(site, known)
    const key = `${file} ${css}`
    // Browsers ignore cyclic imports.
    if (!known.has(key)) known.set(key, '').set(key, this.add(this.rewriteSheet(css, file, site, ''), '.css'))
    return known.get(key)!
  }

  /** Rewrites the addresses in CSS; `prefix` is the path to the assets. */
  rewriteSheet(css: string, file: string, site: BuiltSite, prefix: string): string {
    const kept = (address: string) => {
      if (/^(data:|#)/i.test(address)) return address
      const name = this.addFile(address, file, site)
      return name ? `${prefix}${name}` : 'data:,'
    }
    return css
      .replace(
        // The address of an import may be a string; every other address is in url().
        /(@import\s+)(?:"([^"]*)"|'([^']*)')|url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")]*?))\s*\)/gi,
        (_, rule: string | undefined, ...found: (string | undefined)[]) => {
          const address = found.slice(0, 5).find((part) => part !== undefined) ?? ''
          return `${rule ?? ''}url("${kept(address.trim())}")`
        },
      )
      .replace(/<\/(style)/gi, '<\\/$1')
  }
}
