/** The modules that a module imports, all by their paths from the repository's root. */
export type Imports = ReadonlyMap<string, readonly string[]>

const templates: Record<string, string> = {
  agent: 'components/frame/agent/AgentTemplate.tsx',
  industry: 'components/frame/industry/IndustryTemplate.tsx',
}

/**
 * The files of `data/` that a page shows, found through what it names: its template's and its widgets' imports. What every
 * page shows, in header and footer, is left out: a new phone number there is no news of a page.
 */
export class DataOfPages {
  readonly #imports: Imports
  readonly #reached = new Map<string, readonly string[]>()

  constructor(imports: Imports) {
    this.#imports = imports
  }

  /**
   * @param source the page's MDX
   * @param template the shape that it names
   */
  of(source: string, template: string): string[] {
    const widgets = new Set([...source.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => `components/widgets/${name}/declaration.ts`))
    return [...new Set([...widgets, templates[template] ?? ''].flatMap((module) => this.#dataBelow(module)))].sort()
  }

  #dataBelow(module: string): readonly string[] {
    const known = this.#reached.get(module)
    if (known) return known
    const reached = new Set([module])
    // A set's iteration reaches what is added meanwhile.
    for (const file of reached) for (const imported of this.#imports.get(file) ?? []) reached.add(imported)
    const data = [...reached].filter((file) => file.startsWith('data/'))
    this.#reached.set(module, data)
    return data
  }
}
