import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A file of the built site, ready to be sent. */
export type SiteFile = {
  /** Its path below the root, with slashes. */
  path: string
  type: string
  bytes: Buffer
  etag: string
  /**
   * Its compressed bytes, created on the first request. A smaller brotli file replaces the quick one when it is
   * ready.
   */
  compressed: { br?: Promise<Buffer> | Buffer; gzip?: Promise<Buffer> | Buffer }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/(svg|x-icon))/

/** Reads all files below a folder into memory, by path, so that requests cannot reach files outside it. */
export function readSite(root: string): Map<string, SiteFile> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const path = `/${relative(root, file).split(sep).join('/')}`
      const bytes = readFileSync(file)
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
      return [
        path,
        { path, bytes, etag, type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream', compressed: {} },
      ]
    }),
  )
}

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

/**
 * The bytes to send, and their encoding.
 * @param accepts the value of Accept-Encoding
 */
export async function encoded(file: SiteFile, accepts: string): Promise<{ bytes: Buffer; encoding?: 'br' | 'gzip' }> {
  if (!COMPRESSIBLE.test(file.type) || file.bytes.length < 200) return { bytes: file.bytes }
  const encoding = accepted(accepts)
  if (!encoding) return { bytes: file.bytes }
  if (encoding === 'gzip')
    return { bytes: await (file.compressed.gzip ??= promisify(gzip)(file.bytes, { level: 9 })), encoding }
  file.compressed.br ??= brotli(file.bytes, 5).then((quick) => {
    void brotli(file.bytes, 11).then((small) => (file.compressed.br = small))
    return quick
  })
  return { bytes: await file.compressed.br, encoding }
}

function accepted(header: string): 'br' | 'gzip' | undefined {
  const names = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ''))
    .filter((part) => !/;q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}
