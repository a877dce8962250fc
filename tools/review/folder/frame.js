// The only script that the policy of a copied page allows: it sends keys to the report and keeps the change in sight.
addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || key.length > 1) return
  if (target.closest?.('input, textarea, select, [contenteditable]')) return
  // From disk every file has an origin of its own, so the report can only be sent messages.
  parent.postMessage({ reviewKey: key }, '*')
})
// The page as it is, when it is opened by itself.
if (location.search === '?plain') {
  document.documentElement.classList.add('rv-plain')
  const link = '<a class="rv-back" href="index.html">Back to the report</a>'
  addEventListener('DOMContentLoaded', () => {
    for (const { dataset } of document.querySelectorAll('[data-rv]')) delete dataset.rv
    document.body.insertAdjacentHTML('beforeend', link)
  })
}
function showChange() {
  for (const words of document.querySelectorAll('[data-of]'))
    words.classList.toggle('rv-on', `#${words.dataset.of}` === location.hash)
  let place = document.querySelector(':target')
  // If it is not displayed at this width, show what contains it.
  while (place && !place.getClientRects().length) place = place.parentElement
  place?.scrollIntoView()
}
for (const name of ['load', 'hashchange', 'resize']) addEventListener(name, showChange)
