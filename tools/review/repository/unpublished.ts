import { routeOf } from '../../content/routes.ts'
import type { SourceFile } from './git.ts'

/** Why a page is not published although its file exists; undefined if its front matter does not explain it. */
export function unpublishedReason(path: string, sources: readonly SourceFile[]): string | undefined {
  const source = sources.find(({ file, after }) => after && /^content\/.*\.mdx$/.test(file) && routeOf(file) === path)
  const edited = (key: string) => {
    const value = frontMatter(source?.after, key)
    return value === frontMatter(source?.before, key) ? undefined : value
  }
  if (edited('draft')?.toLowerCase() === 'true') return 'it became a draft'
  const [publish, expires] = [edited('publish'), edited('expires')]
  return publish ? `it is published on ${publish}` : expires && `it expired after ${expires}`
}

function frontMatter(text: string | undefined, key: string): string | undefined {
  const block = /^\uFEFF?---[ \t]*\r?\n[^]*?\n---/.exec(text ?? '')?.[0] ?? ''
  return new RegExp(`^${key}[ \\t]*:[ \\t]*['"]?([\\w-]+)`, 'm').exec(block)?.[1]
}
