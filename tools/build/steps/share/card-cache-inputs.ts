import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureFacts } from './picture-facts.ts'

const FONTS = { display: 'besley-500', body: 'figtree-400', mono: 'dm-mono-500' } as const
const SHEETS = ['components/drawings/drawings.css', 'components/ui/theme.css']
const CODE = [
  'lib/svg/resolve-svg-styles',
  'lib/svg/theme',
  'build/steps/share/outline-font',
  'build/steps/share/picture',
  'build/rasterise',
].map((name) => `tools/${name}.ts`)
const fontFile = (name: string) => `tools/lib/svg/fonts/${name}.ttf`

/**
 * The files that affect every share picture: fonts, style sheets and code.
 * @returns `key` is a hash of them; `load` reads them and returns a function that draws a picture as SVG
 */
export function cardCacheInputs(root: string): { key: string; load: () => Promise<(facts: PictureFacts) => string> } {
  const hash = createHash('sha256')
  for (const file of [...Object.values(FONTS).map(fontFile), ...SHEETS, ...CODE])
    hash.update(readFileSync(join(root, file)))
  let loading: Promise<(facts: PictureFacts) => string> | undefined
  return { key: hash.digest('hex'), load: () => (loading ??= loadTools(root)) }
}

async function loadTools(root: string): Promise<(facts: PictureFacts) => string> {
  const [{ loadOutlineFont }, { sharePicture }, { readColour, readTheme }, { hex }] = await Promise.all([
    import('./outline-font.ts'),
    import('./picture.ts'),
    import('../../../lib/svg/theme.ts'),
    import('../../../../components/ui/contrast.ts'),
  ])
  const font = (name: keyof typeof FONTS) => loadOutlineFont(join(root, fontFile(FONTS[name])))
  const [display, body, mono] = await Promise.all([font('display'), font('body'), font('mono')])
  const { properties } = readTheme(root)
  const tools = {
    display,
    body,
    mono,
    colour: (name: string) => hex(readColour(`var(--color-${name})`, properties, 'light')!),
  }
  return (facts) => sharePicture(facts, tools)
}
