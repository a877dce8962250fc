/** Fetches the page behind a link that is pointed at, touched or focused, where the browser does not know the page's own rules for it. */
export function startNextPage() {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  for (const sign of ['pointerover', 'touchstart', 'focusin']) addEventListener(sign, fetchAhead, { passive: true })
}

function fetchAhead({ target }: Event) {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]')
  if (!link || /\./.test(link.pathname) || link.pathname === location.pathname || document.querySelector(`[rel=prefetch][href="${link.pathname}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }))
}
