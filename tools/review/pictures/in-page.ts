// These functions run inside the page that is shot: they may use nothing from outside.

/** Where an element is, in the page's own pixels; undefined where it cannot be seen. */
export type Box = { x: number; y: number; width: number; height: number } | null

/** Stops what moves by itself, and lets no picture wait until it is scrolled to. */
export function freeze(): void {
  // A page's own policy may refuse style elements; a sheet that is adopted is none.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*,::before,::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}',
  )
  document.adoptedStyleSheets.push(sheet)
  for (const image of document.images) image.loading = 'eager'
}

/** Takes what sticks to the window off it, which would be drawn at another place in each picture; it depends on the width what that is. */
export function hold(): void {
  const held = ((window as { reviewHeld?: Map<HTMLElement, string> }).reviewHeld ??= new Map())
  for (const [element, position] of held) element.style.position = position
  held.clear()
  // First all are read: a write between would make the browser compute every style again.
  const loose = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { position } = getComputedStyle(element)
    return position === 'sticky' || position === 'fixed'
      ? [{ element, position: position === 'sticky' ? 'relative' : 'absolute' }]
      : []
  })
  for (const { element, position } of loose) {
    held.set(element, element.style.position)
    element.style.position = position
  }
}

/** Waits for the fonts and pictures that a page shows in its window. */
export async function settle(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await document.fonts.ready
  // A picture of another width or theme is asked for when the frame is drawn; until it is there its old one stands in its place.
  for (const image of document.images) {
    if (!image.complete)
      await Promise.race([
        new Promise((done) => ['load', 'error'].forEach((name) => image.addEventListener(name, done, { once: true }))),
        new Promise((done) => setTimeout(done, 5000)),
      ])
  }
}

/** Scrolls to a strip; answers whether all of it is in the window then. */
export async function reach({ top, height }: { top: number; height: number }): Promise<boolean> {
  scrollTo(0, top)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  return scrollY <= top && top + height <= scrollY + innerHeight
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
    return rect.width && rect.height
      ? { x: rect.x + scrollX, y: rect.y + scrollY, width: rect.width, height: rect.height }
      : null
  })
}

/** How far the page is wider than the window. */
export function overflow(): number {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
