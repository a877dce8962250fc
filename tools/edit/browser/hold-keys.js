/*
 * Dev only, before all other scripts: what is typed while a page with an open part loads again, or while a part is
 * opened or inserted, is kept for that part. The names are those of protocol.ts.
 */
{
  const partToOpen = () => sessionStorage.getItem('staffroom-next-part')
  let isHolding = false
  let timer
  const keep = (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (!isHolding || ctrlKey || metaKey || altKey) return
    const typed = sessionStorage.getItem('staffroom-held-keys') ?? ''
    const isOpened = !partToOpen()
    const signs = { Enter: `${typed}\n`, Backspace: typed.slice(0, -1), ...(isOpened && { Tab: `${typed}\t` }) }
    // Meant for the text, it would delete the whole part.
    const next = key === 'Delete' ? typed : (signs[key] ?? (key.length === 1 && typed + key))
    if (next === false) return
    event.preventDefault()
    event.stopImmediatePropagation()
    sessionStorage.setItem('staffroom-held-keys', next)
  }
  // Before the keys of the editor and of the page.
  addEventListener('keydown', keep, true)
  const hold = () => {
    isHolding = true
    // Without an editor, the page has its keys back. The time of an earlier row must not end that of a later one.
    clearTimeout(timer)
    timer = setTimeout(() => dispatchEvent(new Event('staffroom:release')), 60_000)
  }
  addEventListener('staffroom:hold', hold)
  addEventListener('staffroom:release', () => (isHolding = false))
  const part = partToOpen()
  const [navigation] = performance.getEntriesByType('navigation')
  if (part && JSON.parse(part).isReload && navigation.type !== 'reload')
    sessionStorage.removeItem('staffroom-next-part')
  else if (part) hold()
}
