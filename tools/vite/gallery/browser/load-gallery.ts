import { GALLERY_ROUTE } from '../gallery-routes.ts'

/** Loads the gallery's script on its pages. */
export async function start(): Promise<void> {
  const { pathname } = location
  if (pathname === GALLERY_ROUTE) (await import('./gallery.ts')).startGallery()
  else if (pathname.startsWith(`${GALLERY_ROUTE}/`))
    (await import('./specimen.tsx')).startSpecimen(pathname.slice(GALLERY_ROUTE.length + 1))
}
