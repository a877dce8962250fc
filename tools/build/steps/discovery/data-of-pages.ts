import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsIn } from '../../../lib/imports.ts'

/** Types are no part of what a page shows. */
const TYPE_IMPORTS = /^(?:import|export) type [^']*'[^']*'/gm

const templates: Record<string, string> = {
  agent: 'components/frame/agent/AgentTemplate.tsx',
  industry: 'components/frame/industry/IndustryTemplate.tsx',
}

/**
 * The files of `data/` that a page shows, found through what it names: its template's and its widgets' imports. What
 * every page shows, in header and footer, is left out: a new phone number there is no news of a page.
 */
export class DataOfPages {
  readonly #root: string
  readonly #imports = new Map<string, readonly string[]>()
  readonly #reached = new Map<string, readonly string[]>()

  /** @param root the repository's folder */
  constructor(root: string) {
    this.#root = root
  }

  /**
   * @param source the page's MDX
   * @param template the shape that it names
   */
  of(source: string, template: string): string[] {
    const widgets = new Set(
      [...source.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => `components/widgets/${name}/declaration.ts`),
    )
    return [...new Set([...widgets, templates[template] ?? ''].flatMap((module) => this.#dataBelow(module)))].sort()
  }

  #dataBelow(module: string): readonly string[] {
    const known = this.#reached.get(module)
    if (known) return known
    const reached = new Set([module])
    // Sets may grow during iteration.
    for (const file of reached) for (const imported of this.#importsOf(file)) reached.add(imported)
    const data = [...reached].filter((file) => file.startsWith('data/'))
    this.#reached.set(module, data)
    return data
  }

  #importsOf(file: string): readonly string[] {
    const known = this.#imports.get(file)
    if (known) return known
    const path = join(this.#root, file)
    const source = /\.tsx?$/.test(file) && existsSync(path) ? readFileSync(path, 'utf8').replace(TYPE_IMPORTS, '') : ''
    const imports = importsIn(file, source).map((each) => each.file)
    this.#imports.set(file, imports)
    return imports
  }
}
