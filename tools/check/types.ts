import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '../content/content-error.ts'
import { WIDGET_TYPES, widgetTypes } from '../content/mdx/widget-types.ts'
import type { SiteReading } from './rules/read-site.ts'
import { checkTypes } from './types/run.ts'

/** Checks the types of all code and of the props in all pages, and that the types of widgets are what their declarations say. */
export async function checkAllTypes(root: string, { site }: SiteReading): Promise<ContentError[]> {
  const stale = site ? staleTypes(root, widgetTypes(site.vocabulary.widgets)) : []
  return [...stale, ...(await checkTypes(root, site?.pages ?? []))]
}

/** Writes the types of widgets anew where a declaration has changed; says whether it had to. */
export function writeWidgetTypes(root: string, { site }: SiteReading): boolean {
  const text = site && widgetTypes(site.vocabulary.widgets)
  if (text === undefined || read(root) === text) return false
  writeFileSync(join(root, WIDGET_TYPES), text)
  return true
}

function staleTypes(root: string, text: string): ContentError[] {
  const source = read(root)
  if (source === text) return []
  const lines = text.split('\n')
  const line = source.split('\n').findIndex((each, index) => each !== lines[index])
  return [
    new ContentError({
      file: WIDGET_TYPES,
      source,
      place: { line: Math.max(line, 0) + 1, column: 1 },
      rule: 'widget-types',
      problem: 'The types of widgets are older than their declarations.',
      fix: 'Run: npm run check -- --fix',
    }),
  ]
}

function read(root: string): string {
  const path = join(root, WIDGET_TYPES)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
