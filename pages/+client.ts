import './client/theme.ts'
import './client/drawer.ts'
import './client/prefetch.ts'
import './client/search.ts'
import './islands/scripts.ts'
import './islands/hydrate-on-intent.ts'
import './client/early-clicks.ts'

// Only dev and previews have the gallery; a live build removes this line.
if (import.meta.env.STAFFROOM_GALLERY) void import('virtual:gallery-client').then(({ start }) => start())
