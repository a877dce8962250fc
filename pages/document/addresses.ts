/** The route of the page that answers an unknown URL. */
export const NOT_FOUND = '/404'

/** The absolute URL of a page. */
export function addressOf(route: string, origin: string): string {
  return `${origin}${route}`
}

/** The path of a page as Markdown. */
export function markdownPath(route: string): string {
  return `${fileName(route)}.md`
}

/** The path of a page's share picture. */
export function picturePath(route: string): string {
  return `/share${fileName(route)}.png`
}

function fileName(route: string): string {
  return route === '/' ? '/index' : route
}
