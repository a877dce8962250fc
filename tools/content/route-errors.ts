import { ContentError, TOP, type Place } from './content-error.ts'
import { redirectsOf, routeOf, type ContentPage } from './routes.ts'
import { NOT_FOUND } from '../../pages/document/addresses.ts'
import { Lines } from './lines.ts'

const CHARACTERS = 'URLs contain only lower-case letters, digits and hyphens.'

/** URLs and redirects that two files claim (reported at the second), bad URLs, and a missing 404 page. */
export function routeErrors(
  files: readonly string[],
  pages: readonly ContentPage[],
  sources: ReadonlyMap<string, string>,
): ContentError[] {
  const errors: ContentError[] = []
  const add = (file: string, reason: string, fix: string, place: Place = TOP) =>
    errors.push(new ContentError({ file, source: sources.get(file) ?? '', place, reason, fix, rule: 'routes' }))
  const owners = new Map<string, string>()
  const poorFolders = new Set<string>()
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
          `The name of the folder ${folder} makes the URL ${route}, and ${CHARACTERS}`,
          `Rename the folder, for example to ${properName(folder)}.`,
        )
      poorFolders.add(folder)
    } else if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(route))
      add(
        file,
        `The file's name makes the URL ${route}, and ${CHARACTERS}`,
        `Rename it, for example to ${properName(file.replace(/\.mdx$/, ''))}.mdx.`,
      )
    owners.set(route, first ?? file)
  }
  if (!owners.has(NOT_FOUND))
    add(
      'content/404.mdx',
      'The file is missing: it is what visitors see at an unknown address.',
      'Write it as any other page, with "noindex: true".',
    )
  const leadsTo = new Map(pages.map(({ file, route }) => [route, file]))
  for (const { file, frontMatter } of pages) {
    for (const from of redirectsOf(frontMatter)) {
      const first = leadsTo.get(from)
      const place = placeOf(sources.get(file)!, from)
      if (first === undefined) leadsTo.set(from, file)
      else if (first === file)
        add(file, `The page redirects from ${from} to itself.`, 'Remove it from redirectFrom.', place)
      else
        add(
          file,
          `The redirect from ${from} collides with ${first}.`,
          'Remove it from redirectFrom, or rename the other page.',
          place,
        )
    }
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

function placeOf(source: string, text: string): Place {
  return new Lines(source).placeAt(Math.max(0, source.indexOf(text, source.indexOf('redirectFrom'))), text.length)
}
