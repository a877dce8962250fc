import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import { emptyReport, type ReportModel, type ReportPage } from '../../tools/review/folder/model.ts'
import { oldValues } from '../../tools/review/folder/old-values.ts'
import { memoryFiles, readSites } from '../../tools/review/site/built-site.ts'

/** Pages, and files by their whole names, before and after; undefined where there is none. */
export function reportModel(
  sites: Record<string, readonly [before: string | undefined, after: string | undefined]>,
): ReportModel {
  const site = (side: 0 | 1) =>
    memoryFiles(
      Object.fromEntries(
        Object.entries(sites).flatMap(([name, texts]) => {
          const text = texts[side]
          const isPage = /^[\w-]+$/.test(name) && name !== '_redirects'
          const file = isPage ? [`${name}.html`, `<!doctype html><title>T</title>${text}`] : [name, text]
          return text === undefined ? [] : [file]
        }),
      ),
    )
  const { base, head } = readSites(site(0), site(1))
  const details = { causes: [], causeUnknown: false, pictures: [] }
  const { files, redirected, ...compared } = compareSites(base, head)
  const pages = compared.pages.map((page): ReportPage => {
    return { ...page, ...details, pictures: [], slug: page.path.slice(1) }
  })
  const model = { ...emptyReport, total: 9, pages, files, redirected }
  return { ...model, old: oldValues(model, head.pages.values()) }
}
