import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureFacts } from './picture-facts.ts'

const FONTS = { display: 'besley-500', body: 'figtree-400', mono: 'dm-mono-500' } as const
/** Files and folders. A folder counts as a whole, so that a new module cannot be forgotten. */
const INPUTS = [
  'components/drawings/drawings.css',
  'components/drawings/charts/charts.css',
  'components/ui/theme.css',
  'components/ui/contrast.ts',
  'pages/document/picture-size.ts',
  'tools/build/rasterise.ts',
  'tools/build/steps/share',
  'tools/lib/svg',
]
const fontFile = (name: string) => `tools/lib/svg/fonts/${name}.ttf`

/**
 * The files that affect every share picture: fonts, style sheets and code.
 * @returns `key` is a hash of them; `load` reads them and returns a function that draws a picture as SVG
 */
export function cardCacheInputs(root: string): { key: string; load: () => Promise<(facts: PictureFacts) => string> } {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap((path) => filesIn(join(root, path)))) hash.update(readFileSync(file))
  let loading: Promise<(facts: PictureFacts) => string> | undefined
  return { key: hash.digest('hex'), load: () => (loading ??= loadTools(root)) }
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
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
