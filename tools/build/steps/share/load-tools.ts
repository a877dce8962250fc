import { join } from 'node:path'
import { hex } from '../../../../components/ui/contrast.ts'
import { readColour, readTheme } from '../../../lib/svg/svg-theme.ts'
import { loadOutlineFont } from './outline-font.ts'
import type { Tools } from './share-picture.ts'

/** Loads the fonts and the colours of share pictures. */
export function loadTools(root: string): Tools {
  const font = (name: string) => loadOutlineFont(join(root, `tools/lib/svg/fonts/${name}.ttf`))
  const { properties } = readTheme(root)
  return {
    display: font('besley-500'),
    body: font('figtree-400'),
    mono: font('dm-mono-500'),
    colour: (name) => hex(readColour(`var(--color-${name})`, properties, 'light')!),
  }
}
