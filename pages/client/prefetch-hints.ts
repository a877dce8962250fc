const fetched = new Set<string>()

/** Prefetches the page behind a link when the link is hovered, touched or focused. */
function prefetch({ target }: Event): void {
  const href = (target as Element).closest?.('a[href^="/"]:not([href*="."])')?.getAttribute('href')
  if (!href || fetched.has(href)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  fetched.add(href)
}

addEventListener('pointerover', prefetch)
addEventListener('focusin', prefetch)
export {}
