import './client/frame.ts'
import './islands/scripts.ts'
import './islands/wake.ts'

// Dev and previews only: a live build drops the line.
if (import.meta.env.STAFFROOM_GALLERY) void import('virtual:gallery-client').then(({ start }) => start())
