// These functions run inside the page, so they may not use anything from this module.

/** The position of an element on the page, in pixels; null if it is not visible. */
export type Box = { x: number; y: number; width: number; height: number } | null

/** Stops animations and loads lazy images. */
export function freeze(): void {
  // A page's CSP may block style elements but not adopted stylesheets.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important; ' +
      'caret-color: transparent !important; scroll-behavior: auto !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  for (const image of document.images) image.loading = 'eager'
}

/**
 * Makes sticky and fixed elements scroll with the page, so that every screenshot shows them in the same place. Call
 * again after the width changes.
 */
export function unstickElements(): void {
  const unstuck = ((window as { unstuckElements?: Map<HTMLElement, string> }).unstuckElements ??= new Map<
    HTMLElement,
    string
  >())
  for (const [element, position] of unstuck) element.style.position = position
  unstuck.clear()
  // Read all styles before the first write: a write in between would make the browser compute them again.
  const loose = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { position } = getComputedStyle(element)
    return position === 'sticky' || position === 'fixed'
      ? [{ element, position: position === 'sticky' ? 'relative' : 'absolute' }]
      : []
  })
  for (const { element, position } of loose) {
    unstuck.set(element, element.style.position)
    element.style.position = position
  }
}

/** Waits for fonts and images. */
export async function settle(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await document.fonts.ready
  // Images for another width or theme are requested when the frame is drawn; the old image is shown until then.
  for (const image of document.images) {
    if (!image.complete)
      await Promise.race([
        new Promise((done) => ['load', 'error'].forEach((name) => image.addEventListener(name, done, { once: true }))),
        new Promise((done) => setTimeout(done, 5000)),
      ])
  }
}

/** Scrolls to a strip; returns whether all of it is in the window. */
export async function scrollToStrip({ top, height }: { top: number; height: number }): Promise<boolean> {
  scrollTo(0, top)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  return scrollY <= top && top + height <= scrollY + innerHeight
}

/** The boxes of elements, which are given as child indexes from the body. */
export function boxes(paths: (number[] | null)[]): Box[] {
  return paths.map((path) => {
    let element: Element | undefined = path ? document.body : undefined
    for (const index of path ?? []) element = element?.children[index]
    if (!element) return null
    // Content of a closed <details> or an inactive tab is not visible.
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
