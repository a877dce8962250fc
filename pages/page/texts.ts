import type { MDXContent } from 'mdx/types'
import type { Heading, NamedWidget } from 'virtual:content'

/** A page's text as a component, its headings, and the widgets that it names. */
export type ContentModule = { default: MDXContent; headings: Heading[]; widgets: NamedWidget[] }

/** All content files. Each is loaded when its page is rendered. */
const modules = import.meta.glob<ContentModule>('/content/**/*.mdx')

/** Loads the text of a page by its file name; undefined if there is no such file. */
export function loadContentModule(file: string): Promise<ContentModule> | undefined {
  return modules[`/${file}`]?.()
}
