// In the copy of a page, and the only script that its policy lets run: the report's keys work here, too, and the change stays in sight.
;(() => {
  addEventListener('keydown', (event) => {
    const { key, target } = event
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      key.length > 1 ||
      target.closest?.('input, textarea, select, [contenteditable]')
    )
      return
    // From disk every file is a site of its own: the report can be told, not reached.
    parent.postMessage({ reviewKey: key }, '*')
  })
  const lead = () => {
    let place = document.querySelector(':target')
    // What is not shown at this width is looked for in what holds it.
    while (place && !place.getClientRects().length) place = place.parentElement
    place?.scrollIntoView()
  }
  for (const name of ['load', 'hashchange', 'resize']) addEventListener(name, lead)
})()
