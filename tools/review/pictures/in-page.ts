// These functions run inside the page, so they may not use anything from this module.

/** The position of an element on the page, in pixels; null if it is not visible. */
export type ElementBox = { x: number; y: number; width: number; height: number } | null

/** Stops motion, and lets sticky and fixed elements scroll with the page. */
export function preparePage(): void {
  // A page's CSP may block style elements but not adopted stylesheets.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { position } = getComputedStyle(element)
    if (position === 'sticky') element.style.position = 'relative'
    if (position === 'fixed') element.style.position = 'absolute'
  }
  // Space below the page, so that every strip can be scrolled to the top of the window.
  const space = document.createElement('div')
  space.style.height = '100vh'
  document.documentElement.append(space)
  for (const image of document.images) image.loading = 'eager'
}

/** Waits until the page is drawn in the current theme, with its fonts and images. */
export async function settle(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/** The boxes of the elements that selectors name. */
export function boxes(selectors: (string | undefined)[]): ElementBox[] {
  return selectors.map((selector) => {
    const element = document.querySelector(selector ?? ':not(*)')
    // Content of a closed <details> or an inactive tab is not visible.
    if (!element?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return null
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
