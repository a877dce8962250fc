import { routeOf } from '../../content/routes.ts'
import type { SourceFile } from './source-files.ts'

/** Why a page is not published although its file exists; undefined if its front matter does not explain it. */
export function unpublishedReason(path: string, sources: readonly SourceFile[]): string | undefined {
  const source = sources.find(
    ({ file, after }) => after !== undefined && /^content\/.*\.mdx$/.test(file) && routeOf(file) === path,
  )
  const edited = (key: string, shape: RegExp) => {
    const value = written(source?.after, key)
    return value !== undefined && shape.test(value) && value !== written(source?.before, key) ? value : undefined
  }
  if (edited('draft', /^true$/i)) return 'it became a draft'
  const [publish, expires] = ['publish', 'expires'].map((key) => edited(key, /^\d{4}-\d\d-\d\d$/))
  return publish ? `it is published on ${publish}` : expires && `it expired after ${expires}`
}

/** A simple value in the front matter. */
function written(text: string | undefined, key: string): string | undefined {
  const block = /^\uFEFF?---[ \t]*\r?\n[^]*?\n---/.exec(text ?? '')?.[0] ?? ''
  return new RegExp(`^${key}[ \\t]*:[ \\t]*['"]?([\\w-]+)`, 'm').exec(block)?.[1]
}
