const root = document.documentElement

// Sets the state of the theme controls and applies the chosen theme. The choice is stored and reaches other tabs.
addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement
  if (!/^theme-/.test(input.name)) return
  applyTheme(input.value)
  try {
    localStorage.theme = input.value
  } catch {
    // Storage may be blocked; the choice then applies to this page only.
  }
})
// Another tab may change the theme, and a page in the back/forward cache misses that event.
addEventListener('storage', applyStoredTheme)
addEventListener('pageshow', applyStoredTheme)
applyTheme(root.dataset.theme!)

function applyStoredTheme() {
  try {
    applyTheme((localStorage.theme as string | undefined) || 'system')
  } catch {
    // Storage is blocked.
  }
}

function applyTheme(theme: string) {
  root.dataset.theme = theme
  for (const input of document.querySelectorAll<HTMLInputElement>('.theme input')) input.checked = input.value === theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-scheme]')) {
    const scheme = meta.dataset.scheme
    meta.media = theme === 'system' ? `(prefers-color-scheme:${scheme})` : theme === scheme ? 'all' : 'not all'
  }
}
export {}
