import { brotliCompressSync, constants } from 'node:zlib'

/** How many bytes of a text are sent: brotli 4 is what CDNs use on the fly, 11 what is packed beforehand. */
export function compressed(text: string, quality: 4 | 11): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  }).length
}
