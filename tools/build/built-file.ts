/** The file of a page in the built site, by its route: /about is /about.html. */
export function builtFile(route: string): string {
  return route === '/' ? '/index.html' : `${route}.html`
}
