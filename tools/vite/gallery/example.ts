import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'

/** A widget's example as a content file, so that it compiles and is checked as pages are. */
export function exampleAsPage({ name, example }: Pick<WidgetDeclaration, 'name' | 'example'>): string {
  return `---\ntitle: ${name}\ndescription: The example of ${name}.\n---\n\n${example}\n`
}

/** The names of the widgets in a piece of MDX, each once. */
export function widgetsIn(mdx: string): string[] {
  return [...new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map((match) => match[1]!))]
}
