import type { Plugin } from 'vite'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { readToolSettings } from '../lib/tool-settings.ts'

const GALLERY = 'virtual:gallery'
const CLIENT = 'virtual:gallery-client'
const EXAMPLES = 'virtual:widget-examples'

/** The gallery at /widgets, in dev and previews only. A live build contains none of its code. */
export function galleryPlugin(folder: ContentFolder): Plugin {
  let hasGallery = true
  return {
    name: 'staffroom:gallery',
    enforce: 'pre',
    sharedDuringBuild: true,
    config(_config, { command }) {
      hasGallery = command === 'serve' || readToolSettings().STAFFROOM_PREVIEW
      return { define: { 'import.meta.env.STAFFROOM_GALLERY': String(hasGallery) } }
    },
    resolveId: {
      filter: { id: [/^virtual:(gallery|widget-examples)/, /\/components\/widgets\/\w+\/example\.mdx$/] },
      handler: (id) => (id.startsWith('virtual:') ? `\0${id}` : id),
    },
    load: {
      filter: { id: [/^\0virtual:(gallery|widget-examples)/, /\/components\/widgets\/\w+\/example\.mdx$/] },
      async handler(id) {
        if (id === `\0${GALLERY}`)
          return (
            'export ' +
            `${hasGallery ? "{ gallery } from '/tools/gallery/specimens.tsx'" : 'const gallery = undefined'}`
          )
        if (id === `\0${CLIENT}`) return "export { start } from '/tools/gallery/browser/load-gallery.ts'"
        const vocabulary = await folder.vocabulary()
        if (id === `\0${EXAMPLES}`) return examples(folder.root, Object.keys(vocabulary.widgets))
        return exampleAsPage(widgetNamed(id.split('/').at(-2)!, vocabulary))
      },
    },
    hotUpdate({ file }) {
      if (!file.startsWith(`${folder.root}/components/widgets/`) || file.endsWith('.css')) return
      const { moduleGraph } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id === `\0${EXAMPLES}` || id.endsWith('/example.mdx')) moduleGraph.invalidateModule(module)
      }
    },
  }
}

function widgetNamed(name: string, { widgets }: Vocabulary) {
  const widget = widgets[name]
  if (!widget) throw new Error(`Unknown widget ${name}.`)
  return widget
}

/** Code that loads the example of each widget: a virtual file, which is compiled like a content file. */
function examples(root: string, names: readonly string[]): string {
  const entries = names.map((name) => `  ${name}: () => import('${root}/components/widgets/${name}/example.mdx'),`)
  return `export const examples = {\n${entries.join('\n')}\n}`
}

/** A widget's example as a content file, so that it is compiled and checked like a page. */
export function exampleAsPage({ name, example }: Pick<WidgetDeclaration, 'name' | 'example'>): string {
  return `---\ntitle: ${name}\ndescription: The example of ${name}.\n---\n\n${example}\n`
}
