import { ContentError, type Place } from './content-error.ts'
import { redirectsOf, routeOf, type ContentPage } from './routes.ts'
import { NOT_FOUND } from '../../pages/document/addresses.ts'
import { placeAt } from './lines.ts'

/** URLs that two files claim, bad URLs, and a missing 404 page. */
export function routeErrors(
  files: readonly string[],
  pages: readonly ContentPage[],
  sources: ReadonlyMap<string, string>,
): ContentError[] {
  return [...takenRoutes(files, sources), ...takenRedirects(pages, sources), ...missingNotFound(files)]
}

/** Two files with one URL (reported at the second), and names that make bad URLs. */
function takenRoutes(files: readonly string[], sources: ReadonlyMap<string, string>): ContentError[] {
  const owners = new Map<string, string>()
  const poorFolders = new Set<string>()
  const errors: ContentError[] = []
  const add = (file: string, reason: string, fix: string) =>
    errors.push(
      new ContentError({
        file,
        source: sources.get(file)!,
        place: { line: 1, column: 1 },
        reason,
        fix,
        rule: 'routes',
      }),
    )
  for (const file of files) {
    const route = routeOf(file)
    const first = owners.get(route)
    const folder = poorFolder(file)
    if (first !== undefined)
      add(file, `The URL ${route} is already taken by ${first}.`, 'Rename or delete one of the two files.')
    else if (folder !== undefined) {
      // Once for all its files.
      if (!poorFolders.has(folder))
        add(
          file,
          `The name of the folder ${folder} makes the URL ${route}, and URLs contain only lower-case letters, ` +
            'digits and hyphens.',
          `Rename the folder, for example to ${properName(folder)}.`,
        )
      poorFolders.add(folder)
    } else if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(route))
      add(
        file,
        `The file's name makes the URL ${route}, and URLs contain only lower-case letters, digits and hyphens.`,
        `Rename it, for example to ${properName(file.replace(/\.mdx$/, ''))}.mdx.`,
      )
    owners.set(route, first ?? file)
  }
  return errors
}

/** The first folder above a file that enters its URL and must not. */
function poorFolder(file: string): string | undefined {
  const folders = file.split('/').slice(0, -1)
  const poor = folders.findIndex((name) => !/^([a-z0-9-]+|\(.*\))$/.test(name))
  return poor < 0 ? undefined : folders.slice(0, poor + 1).join('/')
}

function properName(path: string): string {
  return (
    path
      .split('/')
      .at(-1)!
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9\s_-]/g, '')
      .replace(/[\s_]+/g, '-') || 'page'
  )
}

/** The 404 page, if it is missing. */
function missingNotFound(files: readonly string[]): ContentError[] {
  if (files.some((file) => routeOf(file) === NOT_FOUND)) return []
  return [
    new ContentError({
      file: 'content/404.mdx',
      source: '',
      place: { line: 1, column: 1 },
      reason: 'The file is missing: it is what visitors see at an unknown address.',
      fix: 'Write it as any other page, with "noindex: true".',
      rule: 'routes',
    }),
  ]
}

/** A redirect from a path that another page or redirect has. */
function takenRedirects(pages: readonly ContentPage[], sources: ReadonlyMap<string, string>): ContentError[] {
  const owners = new Map(pages.map(({ file, route }) => [route, file]))
  const errors: ContentError[] = []
  for (const { file, frontMatter } of pages) {
    for (const from of redirectsOf(frontMatter)) {
      const first = owners.get(from)
      const source = sources.get(file)!
      const fix = 'Remove it from redirectFrom, or rename the other page.'
      if (first === undefined) owners.set(from, file)
      else
        errors.push(
          new ContentError({
            file,
            source,
            place: placeOf(source, from),
            reason:
              first === file
                ? `The page redirects from ${from} to itself.`
                : `The redirect from ${from} collides with ${first}.`,
            fix: first === file ? 'Remove it from redirectFrom.' : fix,
            rule: 'routes',
          }),
        )
    }
  }
  return errors
}

function placeOf(source: string, text: string): Place {
  return placeAt(source, Math.max(0, source.indexOf(text, source.indexOf('redirectFrom'))), text.length)
}
