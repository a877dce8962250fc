import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { BuildStep, StepContext } from './step.ts'

/** Runs the steps over the pages in a folder. */
export async function runSteps(
  steps: readonly BuildStep[],
  given: Omit<StepContext, 'write' | 'addPage'>,
): Promise<void> {
  const write: StepContext['write'] = (path, text) => {
    const file = join(given.folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const addPage: StepContext['addPage'] = (path, html) =>
    write(
      path,
      steps.reduce((text, { page }) => page?.(text, path, context) ?? text, html),
    )
  const context: StepContext = { ...given, write, addPage }

  for (const path of htmlFiles(given.folder)) addPage(path, readFileSync(join(given.folder, path), 'utf8'))
  for (const { end } of steps) await end?.(context)
}

/** The HTML files of a folder as paths below it, such as /about.html. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.split(sep).join('/')}`)
    .sort()
}
