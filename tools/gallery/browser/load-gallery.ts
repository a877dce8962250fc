import { GALLERY_ROUTE } from '../gallery-routes.ts'

/** Loads the gallery's script on its pages. On a preview's other pages, a click with Alt opens a block's line. */
export async function start(): Promise<void> {
  const { pathname } = location
  if (pathname !== GALLERY_ROUTE && !pathname.startsWith(`${GALLERY_ROUTE}/`)) return linkBlocks()
  // By default zod tries whether it may run a text as code, which the pages' policy refuses and the console reports.
  ;(await import('zod')).config({ jitless: true })
  if (pathname === GALLERY_ROUTE) (await import('./gallery.ts')).startGallery()
  else (await import('./specimen.tsx')).startSpecimen(pathname.slice(GALLERY_ROUTE.length + 1))
}

/** Opens the line of a block on the host of the files, at a click with Alt. In dev, blocks are edited on the page. */
function linkBlocks(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-edit]')
  if (!link) return
  link.title = 'A click with Alt on a block opens its line'
  document.addEventListener('click', (event) => {
    const [block] = event
      .composedPath()
      .filter((candidate) => candidate instanceof Element && candidate.matches('[data-source]'))
    if (!event.altKey || !block) return
    event.preventDefault()
    const line = (block as Element).getAttribute('data-source')!.split(':').at(-2)
    open(`${link.href.replace('/edit/', '/blob/')}#L${line}`, '_blank', 'noopener')
  })
}
