import { brotliCompressSync, constants } from 'node:zlib'

/**
 * The size of a text in bytes with brotli: CDNs use level 4 on the fly, and level 11 for files compressed in advance.
 */
export function compressed(text: string, quality: 4 | 11): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  }).length
}
