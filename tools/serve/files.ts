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
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
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
      return [path, { path, bytes, etag, type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream' }]
    }),
  )
}

/**
 * The bytes to send, and their encoding.
 * @param accepts the value of Accept-Encoding
 */
export async function encoded(
  { bytes, type }: SiteFile,
  accepts: string,
): Promise<{ bytes: Buffer; encoding?: 'br' | 'gzip' }> {
  const encoding = COMPRESSIBLE.test(type) && bytes.length >= 200 ? accepted(accepts) : undefined
  if (encoding === 'gzip') return { bytes: await promisify(gzip)(bytes), encoding }
  if (encoding === 'br') {
    // Node's default level is for files that are compressed once.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    return { bytes: await promisify(brotliCompress)(bytes, { params }), encoding }
  }
  return { bytes }
}

function accepted(header: string): 'br' | 'gzip' | undefined {
  const names = header
    .replaceAll(' ', '')
    .split(',')
    .filter((part) => !/;q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding))
}
