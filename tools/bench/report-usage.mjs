// Loaded into every Node process of a build. On exit it appends the process's usage to the file in STAFFROOM_USAGE.
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
