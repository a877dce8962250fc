import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** What a build must know of its engine, beside the code. */
export type EngineFacts = {
  /** The settings that the engine was made with, such as VITE_SUPABASE_URL. */
  env: Record<string, string>
  /** Which modules each module of components and data imports: for what a page shows of the records. */
  imports: [module: string, imported: string[]][]
}

/** Makes a build's bundle an engine: it holds no page, and `engine.mjs` and `engine.json` beside its entry are what renders pages with it. */
export function engine(): Plugin {
  let root = ''
  let env: EngineFacts['env'] = {}
  const pathOf = (id: string) => relative(root, id.split('?')[0]!).split(sep).join('/')
  return {
    name: 'staffroom:engine',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    sharedDuringBuild: true,
    configResolved(config) {
      ({ root, env } = config)
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, 'pages/build/engine.ts'), fileName: 'engine.mjs' })
    },
    generateBundle() {
      const ours = [...this.getModuleIds()].filter((id) => /^(components|data)\//.test(pathOf(id)))
      const facts: EngineFacts = { env, imports: ours.map((id) => [pathOf(id), this.getModuleInfo(id)!.importedIds.map(pathOf)]) }
      this.emitFile({ type: 'asset', fileName: 'engine.json', source: JSON.stringify(facts) })
    },
  }
}
