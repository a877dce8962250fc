import type { WidgetDeclaration } from '../../components/widgets/declare.ts'

/** A widget's example as a content file, so that it is compiled and checked like a page. */
export function exampleAsPage({ name, example }: Pick<WidgetDeclaration, 'name' | 'example'>): string {
  return `---\ntitle: ${name}\ndescription: The example of ${name}.\n---\n\n${example}\n`
}

/** The unique names of the widgets in MDX. */
export function widgetsIn(mdx: string): string[] {
  return [...new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map((match) => match[1]!))]
}
