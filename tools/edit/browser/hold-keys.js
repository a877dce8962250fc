/*
 * Dev only, before all other scripts: what is typed while a page with an open part loads again is kept for that part.
 * The names are those of protocol.ts.
 */
{
  const part = sessionStorage.getItem('staffroom-next-part')
  const [navigation] = performance.getEntriesByType('navigation')
  if (part && JSON.parse(part).isReload && navigation.type !== 'reload')
    sessionStorage.removeItem('staffroom-next-part')
  else if (part) {
    const hold = (event) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const typed = sessionStorage.getItem('staffroom-held-keys') ?? ''
      const next = { Enter: `${typed}\n`, Backspace: typed.slice(0, -1) }[key] ?? (key.length === 1 && typed + key)
      if (next === false || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      sessionStorage.setItem('staffroom-held-keys', next)
    }
    addEventListener('keydown', hold, true)
    addEventListener('staffroom:release', () => removeEventListener('keydown', hold, true), { once: true })
    // Without an editor, the page has its keys back.
    setTimeout(() => dispatchEvent(new Event('staffroom:release')), 60_000)
  }
}
