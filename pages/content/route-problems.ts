import { ContentError, type Place } from './content-error.ts'
import { redirectsOf, routeOf, type ContentPage } from './content-index.ts'

/** What keeps two files from having the URLs that they claim. */
export function routeProblems(files: readonly string[], pages: readonly ContentPage[], sources: ReadonlyMap<string, string>): ContentError[] {
  return [...takenRoutes(files, sources), ...takenRedirects(pages, sources)]
}

/** Two files of one URL, whether or not they can be read otherwise: the later one is named. Also a file name that makes a poor URL. */
function takenRoutes(files: readonly string[], sources: ReadonlyMap<string, string>): ContentError[] {
  const owners = new Map<string, string>()
  const problems: ContentError[] = []
  const add = (file: string, problem: string, fix: string) => problems.push(new ContentError({ file, source: sources.get(file)!, place: { line: 1, column: 1 }, problem, fix, rule: 'routes' }))
  for (const file of files) {
    const route = routeOf(file)
    const first = owners.get(route)
    if (first !== undefined) add(file, `The URL ${route} is already taken by ${first}.`, 'Rename or delete one of the two files.')
    else if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(route)) add(file, `The file's name makes the URL ${route}, and URLs hold small letters, digits and hyphens only.`, `Rename it, for example to ${properName(file)}.`)
    owners.set(route, first ?? file)
  }
  return problems
}

function properName(file: string): string {
  const name = file.split('/').at(-1)!.replace(/\.mdx$/, '')
  return `${name.normalize('NFKD').toLowerCase().replace(/[^a-z0-9\s_-]/g, '').replace(/[\s_]+/g, '-')}.mdx`
}

/** A redirect from a path that another page or redirect has. */
function takenRedirects(pages: readonly ContentPage[], sources: ReadonlyMap<string, string>): ContentError[] {
  const owners = new Map(pages.map(({ file, route }) => [route, file]))
  const problems: ContentError[] = []
  for (const { file, frontMatter } of pages) {
    for (const from of redirectsOf(frontMatter)) {
      const first = owners.get(from)
      const source = sources.get(file)!
      const fix = 'Remove it from redirectFrom, or rename the other page.'
      if (first === undefined) owners.set(from, file)
      else problems.push(new ContentError({ file, source, place: placeOf(source, from), problem: first === file ? `The page redirects from ${from} to itself.` : `The redirect from ${from} collides with ${first}.`, fix: first === file ? 'Remove it from redirectFrom.' : fix, rule: 'routes' }))
    }
  }
  return problems
}

function placeOf(source: string, text: string): Place {
  const before = source.slice(0, Math.max(0, source.indexOf(text, source.indexOf('redirectFrom')))).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1, length: text.length }
}
