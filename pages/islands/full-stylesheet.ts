let loading: Promise<void> | undefined

/**
 * Loads the site's full style sheet once: a page includes only the rules that its HTML uses, and a hydrated widget
 * needs more. A sheet with only the widget's rules would override the page's. Resolves even if the sheet cannot be
 * loaded.
 */
export function loadFullStylesheet(): Promise<void> {
  return (loading ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLElement>('style[data-sheet]')?.dataset['sheet']
    if (!href) return resolve()
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      onload: () => resolve(),
      onerror: () => resolve(),
    })
    document.head.append(link)
  }))
}
