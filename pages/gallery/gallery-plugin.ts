import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { ContentFolder } from '../content/content-folder.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import type { ContentCompiler } from '../mdx/content-compiler.ts'
import { moduleOf } from '../mdx/module-of.ts'
import { fallbacks } from './prop-fields.ts'
import { exampleAsPage, widgetsIn } from './example.ts'

const GALLERY = 'virtual:gallery'
const EXAMPLES = 'virtual:widget-examples'
const EXAMPLE = 'virtual:widget-example/'

/** The gallery at /widgets: in dev and in previews. */
export function gallery(folder: ContentFolder, compiler: ContentCompiler): Plugin {
  return {
    name: 'staffroom:gallery',
    sharedDuringBuild: true,
    config: () => ({ define: { 'import.meta.env.STAFFROOM_GALLERY': 'true' } }),
    resolveId(id) {
      if (id === GALLERY || id === EXAMPLES || id.startsWith(EXAMPLE)) return `\0${id}`
    },
    async load(id) {
      if (id === `\0${GALLERY}`) return "export { gallery } from '/pages/gallery/specimens.tsx'"
      if (id === `\0${EXAMPLES}`) return examples(Object.keys((await folder.vocabulary()).widgets))
      if (id.startsWith(`\0${EXAMPLE}`)) return example(id.slice(EXAMPLE.length + 1), await folder.vocabulary())
    },
    hotUpdate({ file }) {
      if (!file.startsWith(`${folder.root}/components/widgets/`) || file.endsWith('.css')) return
      const { moduleGraph } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap) if (id.startsWith(`\0${EXAMPLE}`) || id === `\0${EXAMPLES}`) moduleGraph.invalidateModule(module)
    },
  }

  async function example(name: string, { widgets }: Vocabulary): Promise<string> {
    const widget = widgets[name]
    if (!widget) throw new Error(`There is no widget ${name}.`)
    const compiled = await compiler.compile(join(folder.root, `components/widgets/${name}/example.mdx`), exampleAsPage(widget))
    const used = widgetsIn(widget.example).filter((each) => widgets[each])
    const entries = used.map((each) => `  ${each}: { fallbacks: ${JSON.stringify(fallbacks(widgets[each]!))}, load: () => import('/components/widgets/${each}/${each}.tsx') },`)
    return `${moduleOf(compiled)}export const views = {\n${entries.join('\n')}\n}\n`
  }
}

function examples(names: readonly string[]): string {
  return `export const examples = {\n${names.map((name) => `  ${name}: () => import('${EXAMPLE}${name}'),`).join('\n')}\n}`
}
