// The only script that the policy of a copied page allows: it sends keys to the report and keeps the change in sight.
addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || key.length > 1) return
  if (target.closest?.('input, textarea, select, [contenteditable]')) return
  // From disk every file has an origin of its own, so the report can only be sent messages.
  parent.postMessage({ reviewKey: key }, '*')
})
addEventListener('message', ({ data }) => {
  if (/^(light|dark)$/.test(data?.theme)) document.documentElement.style.colorScheme = data.theme
})
// Links lead nowhere, so Tab skips them.
addEventListener('DOMContentLoaded', () => {
  for (const link of document.querySelectorAll('[href="#_"]')) link.tabIndex = -1
})
// The page as it is, when it is opened by itself.
if (location.search === '?plain') {
  document.documentElement.classList.add('rv-plain')
  const bar =
    '<p class="rv-back">A copy of the page: links, forms and scripts do nothing. <a href="index.html">Back to the report</a></p>'
  addEventListener('DOMContentLoaded', () => {
    for (const { dataset } of document.querySelectorAll('[data-rv]')) delete dataset.rv
    document.body.insertAdjacentHTML('beforeend', bar)
  })
}
function hides(element) {
  const { display, visibility, overflow } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden' || (overflow === 'hidden' && element.offsetWidth <= 1)
}
/** The elements that hide an element, itself among them. */
function hiding(element) {
  return element ? [...(hides(element) ? [element] : []), ...hiding(element.parentElement)] : []
}
/** Undoes what was opened for the last change. */
let close = () => {}
/** Bars that stay in sight would cover most of a low window. */
function releaseBars() {
  if (innerHeight === 0 || innerHeight > 500) return
  for (const each of document.body.querySelectorAll('*'))
    if (/fixed|sticky/.test(getComputedStyle(each).position)) each.classList.add('rv-bar')
}
/** Marks a changed gap only where it moves something at this width, or the element has other changes. */
function hideStill() {
  for (const each of document.querySelectorAll('[data-was]')) {
    const [property, was] = each.dataset.was.split(': ')
    const places = () => JSON.stringify([each, ...each.children].map((part) => part.getBoundingClientRect()))
    const [own, now] = [each.style.cssText, places()]
    each.style.setProperty(property, was, 'important')
    const isAlone = each.querySelectorAll(':scope > .rv-n').length < 2
    each.classList.toggle('rv-still', isAlone && CSS.supports(property, was) && places() === now)
    each.style.cssText = own
  }
}
/** Moves numbers apart that would hide each other. */
function spreadNumbers() {
  const taken = []
  for (const each of document.querySelectorAll('.rv-n:not(.rv-inline, .rv-still > *)')) {
    each.style.marginLeft = ''
    const { x, y } = each.getBoundingClientRect()
    let left = x
    while (taken.some((other) => Math.abs(other.left - left) < 24 && Math.abs(other.y - y) < 16)) left += 24
    each.style.marginLeft = `${left - x}px`
    taken.push({ left, y })
  }
}
function showChange() {
  releaseBars()
  hideStill()
  spreadNumbers()
  close()
  const marked = [...document.querySelectorAll('[data-of]')]
  const isSelected = ({ dataset }) => dataset.of.split(' ').includes(location.hash.slice(1))
  for (const each of marked) each.classList.toggle('rv-on', isSelected(each))
  // A change of many pages has no anchor; some of what it changes may be hidden.
  const all = marked.filter(isSelected)
  const place = document.querySelector(':target') ?? all.find((each) => !hiding(each).length) ?? all[0]
  const opened = hiding(place).map((each) => [each, each.hidden])
  for (const [each] of opened) {
    each.hidden = false
    each.classList.add('rv-shown')
  }
  place?.scrollIntoView()
  close = () => {
    for (const [each, hidden] of opened) {
      each.hidden = hidden
      each.classList.remove('rv-shown')
    }
  }
  // In a view that is not shown, nothing has a size.
  const isStill = !!place?.matches('.rv-still, .rv-still > .rv-n')
  if (innerWidth > 0) parent.postMessage({ isHidden: opened.length > 0, isStill }, '*')
}
for (const name of ['load', 'hashchange', 'resize']) addEventListener(name, showChange)
