/**
 * Repeats the clicks on buttons and on the theme that came before this script, which handles them. The head's script
 * logs them. Imported last, when all other handlers are set.
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
