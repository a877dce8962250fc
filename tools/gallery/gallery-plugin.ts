import type { Plugin } from 'vite'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import type { ContentFolder } from '../content/content-folder.ts'
import type { Vocabulary } from '../content/vocabulary.ts'
import { readToolSettings } from '../lib/tool-settings.ts'
import { defaultValues } from './form-fields.ts'

const GALLERY = 'virtual:gallery'
const CLIENT = 'virtual:gallery-client'
const EXAMPLES = 'virtual:widget-examples'
const EXAMPLE = 'virtual:widget-example/'

/** The gallery at /widgets, in dev and previews only. A live build contains none of its code. */
export function galleryPlugin(folder: ContentFolder): Plugin {
  let hasGallery = true
  /** The virtual file of a widget's example, which is compiled like a content file. */
  const exampleFile = (name: string) => `${folder.root}/components/widgets/${name}/example.mdx`
  return {
    name: 'staffroom:gallery',
    enforce: 'pre',
    sharedDuringBuild: true,
    config(_config, { command }) {
      hasGallery = command === 'serve' || readToolSettings().STAFFROOM_PREVIEW
      return { define: { 'import.meta.env.STAFFROOM_GALLERY': String(hasGallery) } }
    },
    resolveId: {
      filter: { id: [/^virtual:(gallery|widget-example)/, /\/components\/widgets\/\w+\/example\.mdx$/] },
      handler: (id) => (id.startsWith('virtual:') ? `\0${id}` : id),
    },
    load: {
      filter: { id: [/^\0virtual:(gallery|widget-example)/, /\/components\/widgets\/\w+\/example\.mdx$/] },
      async handler(id) {
        if (id === `\0${GALLERY}`)
          return (
            'export ' +
            `${hasGallery ? "{ gallery } from '/tools/gallery/specimens.tsx'" : 'const gallery = undefined'}`
          )
        if (id === `\0${CLIENT}`) return "export { start } from '/tools/gallery/browser/load-gallery.ts'"
        const vocabulary = await folder.vocabulary()
        if (id === `\0${EXAMPLES}`) return examples(Object.keys(vocabulary.widgets))
        if (id.startsWith(`\0${EXAMPLE}`)) return example(id.slice(EXAMPLE.length + 1), vocabulary)
        return exampleAsPage(widgetNamed(id.split('/').at(-2)!, vocabulary))
      },
    },
    hotUpdate({ file }) {
      if (!file.startsWith(`${folder.root}/components/widgets/`) || file.endsWith('.css')) return
      const { moduleGraph } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${EXAMPLE}`) || id === `\0${EXAMPLES}` || id.endsWith('/example.mdx'))
          moduleGraph.invalidateModule(module)
      }
    },
  }

  function example(name: string, vocabulary: Vocabulary): string {
    const { widgets } = vocabulary
    const entries = widgetsIn(widgetNamed(name, vocabulary).example)
      .filter((used) => widgets[used])
      .map(
        (used) =>
          `  ${used}: { fallbacks: ${JSON.stringify(defaultValues(widgets[used]!.props))}, load: () => ` +
          `import('/components/widgets/${used}/${used}.tsx') },`,
      )
    return `export { default, widgets } from '${exampleFile(name)}'\nexport const views = {\n${entries.join('\n')}\n}\n`
  }
}

function widgetNamed(name: string, { widgets }: Vocabulary) {
  const widget = widgets[name]
  if (!widget) throw new Error(`Unknown widget ${name}.`)
  return widget
}

function examples(names: readonly string[]): string {
  return (
    'export const examples = ' +
    `{\n${names.map((name) => `  ${name}: () => import('${EXAMPLE}${name}'),`).join('\n')}\n}`
  )
}

/** A widget's example as a content file, so that it is compiled and checked like a page. */
export function exampleAsPage({ name, example }: Pick<WidgetDeclaration, 'name' | 'example'>): string {
  return `---\ntitle: ${name}\ndescription: The example of ${name}.\n---\n\n${example}\n`
}

/** The unique names of the widgets in MDX. */
function widgetsIn(mdx: string): string[] {
  return [...new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map((match) => match[1]!))]
}
