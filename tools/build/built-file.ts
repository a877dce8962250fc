/** The built file of a page: /about.html for the route /about. */
export function builtFile(route: string): string {
  return route === '/' ? '/index.html' : `${route}.html`
}
