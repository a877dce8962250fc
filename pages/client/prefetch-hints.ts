const fetched = new Set<string | null>([null])

/** Fetches the page behind a link that is pointed at, touched or focused. */
function fetchAhead({ target }: Event): void {
  const href = (target as Element).closest?.('a[href^="/"]:not([href*="."])')?.getAttribute('href') ?? null
  if (!fetched.has(href)) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  fetched.add(href)
}

addEventListener('pointerover', fetchAhead)
addEventListener('focusin', fetchAhead)
export {}
