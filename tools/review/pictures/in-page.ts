// These functions run inside the page that is shot: they may use nothing from outside.

/** Where an element is, in the page's own pixels; undefined where it cannot be seen. */
export type Box = { x: number; y: number; width: number; height: number } | null

/** Makes a page hold still, with all its pictures loaded. */
export async function settle(): Promise<void> {
  // A page's own policy may refuse style elements; a sheet that is adopted is none.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}')
  document.adoptedStyleSheets.push(sheet)
  for (const image of document.images) image.loading = 'eager'
  // What sticks to the window would be drawn at another place in each picture. First all are read: a write between would
  // make the browser compute every style again.
  const loose = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { position } = getComputedStyle(element)
    return position === 'sticky' || position === 'fixed' ? [{ element, position: position === 'sticky' ? 'relative' : 'absolute' }] : []
  })
  for (const { element, position } of loose) element.style.position = position
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/** The boxes of elements, each given as its way down from the body by the number of the child. */
export function boxes(paths: (number[] | null)[]): Box[] {
  return paths.map((path) => {
    let element: Element | undefined = path ? document.body : undefined
    for (const index of path ?? []) element = element?.children[index]
    if (!element) return null
    // A closed answer, a tab in the background: its words are there, but not to be seen.
    if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return null
    let rect = element.getBoundingClientRect()
    if (getComputedStyle(element).display === 'contents') {
      const range = document.createRange()
      range.selectNodeContents(element)
      rect = range.getBoundingClientRect()
    }
    return rect.width && rect.height ? { x: rect.x + scrollX, y: rect.y + scrollY, width: rect.width, height: rect.height } : null
  })
}

/** How far the page is wider than the window. */
export function overflow(): number {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
