// Loaded into every Node process of a build: at its end it adds a line to the file that STAFFROOM_USAGE names.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env.STAFFROOM_USAGE
if (file && isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    appendFileSync(
      file,
      `${JSON.stringify({ cpu: (user + system) / 1e6, memory: process.resourceUsage().maxRSS / 1024 })}\n`,
    )
  })
}
