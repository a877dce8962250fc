import { join, relative, sep } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { virtualModule } from './virtual-module.ts'

/** What a build must know of its engine, beside the code. */
export type EngineFacts = {
  /** The settings that the engine was made with, such as VITE_SUPABASE_URL. */
  env: Record<string, string>
  /** Which modules each module of components and data imports: for what a page shows of the records. */
  imports: [module: string, imported: string[]][]
}

/** What makes a build's bundle an engine: it holds no content, but is provided with it when it runs. */
export function engine(): PluginOption[] {
  return [virtualModule('virtual:content', PROVIDED), process.env['STAFFROOM_PREVIEW'] === '1' ? previewGallery() : noGallery(), engineFiles()]
}

const PROVIDED = `
import { provided } from '/pages/build/provided.ts'
import { contentOf } from '/pages/mdx/content-of.ts'
const { texts, ...content } = provided()
export const { pages, publication, origin } = content
export const loadText = async (file) => ({ ...texts.get(file), default: contentOf(texts.get(file).tree) })
`

/** A live build has not a byte of the gallery. */
function noGallery(): Plugin {
  return { ...virtualModule('virtual:gallery', 'export const gallery = undefined'), config: () => ({ define: { 'import.meta.env.STAFFROOM_GALLERY': 'false' } }) }
}

/** Loaded where there is one: it reads Markdown. */
async function previewGallery(): Promise<Plugin> {
  const { galleryInBuild } = await import('../gallery/gallery-in-build.ts')
  return { ...galleryInBuild(), apply: 'build' }
}

/** `engine.mjs` and `engine.json` beside the bundle's entry: what renders pages with it asks for them. */
function engineFiles(): Plugin {
  let root = ''
  let env: EngineFacts['env'] = {}
  const pathOf = (id: string) => relative(root, id.split('?')[0]!).split(sep).join('/')
  return {
    name: 'staffroom:engine-files',
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
