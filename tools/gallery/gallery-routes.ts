/** The route of the gallery. */
export const GALLERY_ROUTE = '/widgets'

/** The route of a widget's own page. */
export function specimenRoute(name: string): string {
  return `${GALLERY_ROUTE}/${name}`
}
