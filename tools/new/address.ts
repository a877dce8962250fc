import { readContentIndex } from '../content/content-index.ts'
import { redirectsOf, routeOf } from '../content/routes.ts'
import { records } from '../content/records.ts'

/** Why a new content file cannot have its address; undefined where it can. */
export function refuseAddress(file: string, root: string): string | undefined {
  const route = routeOf(file)
  const { files, pages } = readContentIndex(root, records)
  const owner = files.find((each) => routeOf(each) === route)
  if (owner) return `The address ${route} is taken by ${owner}. Choose another.`
  const moved = pages.find(({ frontMatter }) => redirectsOf(frontMatter).includes(route))
  return (
    moved &&
    `The address ${route} is an old one of ${moved.file}, and leads on to ${moved.route}. Choose another, or take it out of redirectFrom there.`
  )
}
