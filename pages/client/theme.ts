const root = document.documentElement

// The theme controls get their state and effect here. The choice is remembered and reaches other tabs.
onchange = ({ target }) => {
  const input = target as HTMLInputElement
  if (!/^theme-/.test(input.name)) return
  show(input.value)
  try {
    localStorage.theme = input.value
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
}
// Other tabs tell of their choice; a page that comes back from the back/forward cache has missed it.
onstorage = onpageshow = recall
show(root.dataset.theme!)

function recall() {
  try {
    show((localStorage.theme as string | undefined) || 'system')
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
export {}
