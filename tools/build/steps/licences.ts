import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BuildStep } from '../step.ts'

const FILE = 'licences.txt'

/** The licences of packages that ship files outside the bundles: fonts, base styles, the search program. */
const LICENCES = [
  ['@fontsource-variable/besley', 'LICENSE'],
  ['@fontsource-variable/figtree', 'LICENSE'],
  ['@fontsource/dm-mono', 'LICENSE'],
  ['@fontsource/red-hat-mono', 'LICENSE'],
  ['tailwindcss', 'LICENSE'],
  ['pagefind', 'LICENSE/LICENSE'],
] as const

/** Adds licences to the file with those of the bundled packages, which Vite writes (`build.license`). */
export function licences(): BuildStep {
  return {
    end({ folder, write }) {
      const others = LICENCES.map(([name, file]) => {
        const home = packageFolder(name)
        const { version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Package
        return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(home, file), 'utf8').trim()}\n`
      })
      write(`/${FILE}`, readFileSync(join(folder, FILE), 'utf8') + others.join(''))
    },
  }
}

type Package = { version: string; license: string }

function packageFolder(name: string): string {
  const homes = createRequire(import.meta.url).resolve.paths(name) ?? []
  return homes.map((home) => join(home, name)).find((home) => existsSync(home))!
}
