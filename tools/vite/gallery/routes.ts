/** Where the gallery stands. */
export const GALLERY_ROUTE = '/widgets'

/** The address of a widget's own page. */
export function specimenRoute(name: string): string {
  return `${GALLERY_ROUTE}/${name}`
}
