/*
 * Dev only, before all other scripts: what is typed while a page with an open part loads again is kept for that part, or
 * for a block while it is inserted. The names are those of protocol.ts.
 */
{
  const part = sessionStorage.getItem('staffroom-next-part')
  const [navigation] = performance.getEntriesByType('navigation')
  const keep = (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const typed = sessionStorage.getItem('staffroom-held-keys') ?? ''
    const signs = { Enter: `${typed}\n`, Backspace: typed.slice(0, -1), ...(!part && { Tab: `${typed}\t` }) }
    const next = signs[key] ?? (key.length === 1 && typed + key)
    if (next === false || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    sessionStorage.setItem('staffroom-held-keys', next)
  }
  let timer
  const hold = () => {
    addEventListener('keydown', keep, true)
    // Without an editor, the page has its keys back. The time of an earlier row must not end that of a later one.
    clearTimeout(timer)
    timer = setTimeout(() => dispatchEvent(new Event('staffroom:release')), 60_000)
  }
  addEventListener('staffroom:hold', hold)
  addEventListener('staffroom:release', () => removeEventListener('keydown', keep, true))
  if (part && JSON.parse(part).isReload && navigation.type !== 'reload')
    sessionStorage.removeItem('staffroom-next-part')
  else if (part) hold()
}
