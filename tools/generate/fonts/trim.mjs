// Subsets the three fonts to the characters and weights that the site uses: node tools/generate/fonts/trim.mjs
// Writes woff2 for the pages, and TrueType with one weight per file for PDFs and share pictures.
// The results are committed, so builds do not need this script or its packages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
/** ASCII, accented letters of European names, and English typographic punctuation. */
const text = range(0x20, 0x7e) + '£©®°·×½\u00a0ÀÁÂÄÇÉÈÊËÍÎÏÑÓÔÖÚÛÜŴŶàáâäãåæçèéêëìíîïñòóôöõøùúûüýÿßŵŷ' + '–—‘’“”•…′″€−'

const besley = '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const dmMono = '@fontsource/dm-mono/files/dm-mono-latin-500-normal.woff2'
const redHatMono = '@fontsource/red-hat-mono/files/red-hat-mono-latin-500-normal.woff2'

const cuts = [
  { from: besley, to: 'besley.woff2', axes: { wght: { min: 400, max: 600 } } },
  { from: figtree, to: 'figtree.woff2', axes: { wght: { min: 400, max: 700 } } },
  { from: dmMono, to: 'dm-mono.woff2' },
  // DM Mono's f is long and has no alternate. Red Hat Mono has the same width and heights.
  { from: redHatMono, to: 'red-hat-mono-f.woff2', letters: 'f' },
  { from: besley, to: 'besley-500.ttf', axes: { wght: 500 } },
  { from: figtree, to: 'figtree-400.ttf', axes: { wght: 400 } },
  { from: figtree, to: 'figtree-600.ttf', axes: { wght: 600 } },
  { from: dmMono, to: 'dm-mono-500.ttf' },
]

for (const { from, to, axes, letters = text } of cuts) {
  const options = { targetFormat: to.endsWith('.ttf') ? 'sfnt' : 'woff2', ...(axes && { variationAxes: axes }) }
  const font = await subsetFont(readFileSync(require.resolve(from)), letters, options)
  const folder = to.endsWith('.ttf') ? '../../lib/svg/fonts' : '../../../components/ui/fonts'
  mkdirSync(new URL(folder, import.meta.url), { recursive: true })
  writeFileSync(new URL(`${folder}/${to}`, import.meta.url), font)
  console.log(`${to}: ${font.length} bytes`)
}
