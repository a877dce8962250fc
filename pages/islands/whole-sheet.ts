let loading: Promise<void> | undefined

/**
 * Loads the site's whole style sheet, once: a page carries only the rules that its HTML uses, and a widget that is awake
 * shows more. Never a sheet of the widget alone, whose rules would win over the page's. A page goes on without it.
 */
export function wholeSheet(): Promise<void> {
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
