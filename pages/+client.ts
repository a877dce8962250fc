import './client/frame.ts'
import './islands/scripts.ts'
import './islands/hydrate-on-intent.ts'
import './client/early-clicks.ts'

// Only dev and previews have the gallery; a live build removes this line.
if (import.meta.env.STAFFROOM_GALLERY) void import('virtual:gallery-client').then(({ start }) => start())
