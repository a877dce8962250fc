const root = document.documentElement

/** Gives the theme controls their state and effect. The choice is remembered and reaches other tabs. */
export function startTheme() {
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    if (!name?.startsWith('theme-')) return
    show(value)
    try {
      localStorage.theme = value
    } catch {
      // A browser that keeps nothing still shows the choice on this page.
    }
  })
  addEventListener('storage', ({ key }) => key === 'theme' && recall())
  // A page that comes back from the back/forward cache has missed what other pages chose.
  addEventListener('pageshow', ({ persisted }) => persisted && recall())
  show(root.dataset.theme!)
}

function recall() {
  try {
    show(localStorage.theme || 'system')
  } catch {
    // Nothing was remembered.
  }
}

function show(theme: string) {
  root.dataset.theme = theme
  for (const input of document.querySelectorAll<HTMLInputElement>('.theme input')) input.checked = input.value === theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-scheme]')) {
    const scheme = meta.dataset.scheme
    meta.media = theme === 'system' ? `(prefers-color-scheme:${scheme})` : theme === scheme ? 'all' : 'not all'
  }
}
