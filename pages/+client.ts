import './browser/frame.ts'
import './islands/scripts.ts'
import './islands/wake.ts'
