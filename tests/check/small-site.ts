import { fileURLToPath } from 'node:url'
import type { ContentError } from '../../tools/content/content-error.ts'
import { readDataFile, readDataFiles, type DataFile } from '../../tools/check/site/data-file.ts'
import { checkSite } from '../../tools/check/site/check-site.ts'
import { dataErrors } from '../../tools/check/site/read-site.ts'
import { Rendering } from '../../tools/check/site/page-items.ts'
import { readPage, SiteReader, type Site } from '../../tools/check/site/site-reader.ts'
import { vocabulary } from './vocabulary.tsx'

const root = fileURLToPath(new URL('site', import.meta.url))
const reader = new SiteReader(root)
const rendering = new Rendering(vocabulary)
const siteData = readDataFiles(root)
const siteValues = valuesOf(siteData)

type Added = {
  page?: { file: string; source: string }
  record?: { file: string; source: string }
  records?: { file: string; source: string }[]
  production?: boolean
  buildDate?: string
}

/**
 * What is wrong with the small site once a page or a record was put into it, in its place where it has one of that
 * name; nothing is wrong with it without.
 */
export async function errorsWith({
  page,
  record,
  records = record ? [record] : [],
  production = false,
  buildDate = '2026-11-21',
}: Added = {}): Promise<ContentError[]> {
  const pages = reader.pages(vocabulary)
  const added = records.map(({ file, source }) => readDataFile(file, source))
  const data = [...siteData.filter(({ file }) => !records.some((each) => each.file === file)), ...added]
  const broken = added.length ? await dataErrors(root, data) : []
  if (broken.length) return broken
  const values = new Map([...(await siteValues), ...(await valuesOf(added))])
  const pagesAdded = page ? [readPage(page.file, page.source, rendering)] : []
  const site: Site = {
    root,
    pages: [...pages.filter(({ file }) => file !== page?.file), ...pagesAdded],
    data,
    values,
    vocabulary,
    production,
    publication: { buildDate, preview: false },
  }
  return checkSite(site)
}

/** The values of records, which here hold no types and import nothing. */
async function valuesOf(data: readonly DataFile[]): Promise<Map<string, Record<string, unknown>>> {
  const read = async ({ file, source }: DataFile) => {
    const code = encodeURIComponent(source.replaceAll(' as const', ''))
    return [file, (await import(/* @vite-ignore */ `data:text/javascript,${code}`)) as Record<string, unknown>] as const
  }
  return new Map(await Promise.all(data.map(read)))
}
