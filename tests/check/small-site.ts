import { fileURLToPath } from 'node:url'
import type { ContentError } from '../../tools/content/content-error.ts'
import { readDataFile, readDataFiles } from '../../tools/check/site/data-file.ts'
import { checkSite } from '../../tools/check/site/check-site.ts'
import { dataErrors } from '../../tools/check/site/read-site.ts'
import { Rendering } from '../../tools/check/site/page-items.ts'
import { readPage, SiteReader, type Site } from '../../tools/check/site/site-reader.ts'
import { vocabulary } from './vocabulary.tsx'

const root = fileURLToPath(new URL('site', import.meta.url))
const reader = new SiteReader(root)

type Added = {
  page?: { file: string; source: string }
  record?: { file: string; source: string }
  production?: boolean
  buildDate?: string
}

/**
 * What is wrong with the small site once a page or a record was put into it, in its place where it has one of that
 * name; nothing is wrong with it without.
 */
export async function errorsWith({ page, record, production = false, buildDate = '2026-11-21' }: Added = {}): Promise<
  ContentError[]
> {
  const pages = reader.pages(vocabulary)
  const data = [...readDataFiles(root), ...(record ? [readDataFile(record.file, record.source)] : [])]
  const broken = await dataErrors(root, data)
  if (broken.length) return broken
  const values = new Map(
    await Promise.all(data.map(async ({ file, source }) => [file, await valuesOf(source)] as const)),
  )
  const added = page ? [readPage(page.file, page.source, new Rendering(vocabulary))] : []
  const site: Site = {
    root,
    pages: [...pages.filter(({ file }) => file !== page?.file), ...added],
    data,
    values,
    vocabulary,
    production,
    publication: { buildDate, preview: false },
  }
  return checkSite(site)
}

/** A record's values: these records hold no types and import nothing. */
async function valuesOf(source: string): Promise<Record<string, unknown>> {
  return (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source.replaceAll(' as const', ''))}`
  )) as Record<string, unknown>
}
