import './client/theme.ts'
import './client/drawer.ts'
import './client/search.ts'
import './islands/scripts.ts'
import './islands/hydrate-on-intent.ts'

declare global {
  var earlyClicks: MouseEvent[]
}

// Browsers that do not support speculation rules prefetch pages by hints.
if (!HTMLScriptElement.supports?.('speculationrules')) void import('./client/prefetch-hints.ts')

// Repeats the clicks on buttons and on the theme that came before this script, which handles them. The head's script
// logs them.
onmousedown = onclick = null
for (const event of earlyClicks) {
  const target = event.target as Element
  if (target.closest('button[type=button]:not([popovertarget]),.theme input'))
    target.dispatchEvent(new MouseEvent(event.type, event))
}

// Only dev and previews have the gallery; a live build removes this line.
if (import.meta.env.STAFFROOM_GALLERY) void import('virtual:gallery-client').then(({ start }) => start())
