import type { ContentText } from './pages.ts'

/** Every content file, loaded when its page is rendered. */
const modules = import.meta.glob<ContentText>('/content/**/*.mdx')

/** The text of a page, by its file; undefined where there is no such file. */
export function loadText(file: string): Promise<ContentText> | undefined {
  return modules[`/${file}`]?.()
}
