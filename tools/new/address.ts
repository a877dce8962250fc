import { readContentIndex } from '../content/content-index.ts'
import { redirectsOf, routeOf } from '../content/routes.ts'
import { records } from '../content/records.ts'

/** Why a new content file cannot have its address; undefined if it can. */
export function addressError(file: string, root: string): string | undefined {
  const route = routeOf(file)
  const { files, pages } = readContentIndex(root, records)
  const owner = files.find((each) => routeOf(each) === route)
  if (owner) return `The address ${route} is taken by ${owner}. Choose another one.`
  const moved = pages.find(({ frontMatter }) => redirectsOf(frontMatter).includes(route))
  return (
    moved &&
    `The address ${route} redirects to ${moved.route}. Choose another one, or remove it from redirectFrom in ` +
      `${moved.file}.`
  )
}
