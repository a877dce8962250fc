// Installs a browser for the tests if there is none. The dev container runs this when it is created.
import { requireBrowser } from './require-browser.ts'

await requireBrowser().catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})
