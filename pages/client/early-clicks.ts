/**
 * Clicks again on what was clicked before this script came and does nothing without it: buttons, and the choice of a
 * theme, which the stored one has replaced. Imported last, when everything else listens.
 */
declare global {
  var earlyClicks: MouseEvent[]
}

onmousedown = onclick = null
for (const event of earlyClicks) {
  const target = event.target as Element
  if (target.closest('button[type=button]:not([popovertarget]),.theme input'))
    target.dispatchEvent(new MouseEvent(event.type, event))
}
export {}
