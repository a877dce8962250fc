import type { ContentText } from './pages.ts'

/** All content files. Each is loaded when its page is rendered. */
const modules = import.meta.glob<ContentText>('/content/**/*.mdx')

/** Loads the text of a page by its file name; undefined if there is no such file. */
export function loadText(file: string): Promise<ContentText> | undefined {
  return modules[`/${file}`]?.()
}
