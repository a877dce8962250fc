// Installs a browser for the tests if there is none. The dev container runs this when it is created.
import { requireBrowser } from '../lib/browser.ts'

await requireBrowser()
