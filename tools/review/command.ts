import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readOptions, UsageError } from './review-options.ts'

const FAILED = 3

/**
 * Runs `npm run review`.
 * @returns the exit code
 */
export async function reviewCommand(): Promise<number> {
  try {
    const options = readOptions(process.argv.slice(2))
    // It takes a second to load.
    const { review } = await import('./review.ts')
    const { exit, summary } = await review(options)
    const index = join(options.out, 'index.html')
    console.log(`${summary}\nReport: ${index}`)
    if (options.open) await openFile(index)
    return options.failOn && exit >= { changes: 1, broken: 2 }[options.failOn] ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return error instanceof UsageError ? error.exitCode : FAILED
  }
}

/** Opens a file with the program that the system uses for it. */
async function openFile(file: string): Promise<void> {
  const openers: Partial<Record<NodeJS.Platform, string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }
  const [program, ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(program!, [...args, file], { stdio: 'ignore', detached: true })
  await once(child, 'spawn').catch(() => console.error(`${program} is not installed. Open the report in a browser.`))
}
