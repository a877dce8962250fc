import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { BuiltPage } from './built-page.ts'
import type { BuildStep, StepContext } from './step.ts'

/** Runs the steps over the pages in a folder. */
export async function runSteps(
  steps: readonly BuildStep[],
  { folder, ...options }: Omit<StepContext, 'write' | 'addPage' | 'pages'>,
): Promise<void> {
  const pages = new Map<string, BuiltPage>()
  const write: StepContext['write'] = (path, text) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const addPage = (path: string, html: string): BuiltPage => {
    const page = new BuiltPage(path, html)
    for (const step of steps) step.page?.(page, context)
    write(path, page.html)
    return page
  }
  const context: StepContext = { ...options, folder, pages, write, addPage }

  for (const path of htmlFiles(folder)) pages.set(path, addPage(path, readFileSync(join(folder, path), 'utf8')))
  for (const { end } of steps) await end?.(context)
}

/** The HTML files of a folder as paths below it, such as /about.html. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.split(sep).join('/')}`)
    .sort()
}
