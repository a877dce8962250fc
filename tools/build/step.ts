import type { ContentFolder } from '../content/content-folder.ts'
import type { ToolSettings } from '../lib/tool-settings.ts'
import { BuiltPage } from './built-page.ts'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** The context of a build step. */
export type StepContext = {
  /** The content that the site was built from. */
  content: ContentFolder
  /** The folder of the built site, absolute. */
  folder: string
  /** The pages that Vike rendered, by their file below `folder`, such as /about.html. */
  builtPages: ReadonlyMap<string, BuiltPage>
  /** Writes a file of the site, by its path below `folder`, with or without a slash before it. */
  write: (path: string, text: string | Uint8Array) => void
  /** Runs the steps on a page that Vike did not render, and writes it. */
  addPage: (path: string, html: string) => void
  /** Logs a line if the build runs with --verbose. */
  log: (line: string) => void
  settings: ToolSettings
}

/** One pass over the pages that Vike has rendered. */
export type BuildStep = {
  /** Changes a page. */
  page?: (page: BuiltPage, context: StepContext) => void
  /** Runs after the pages. */
  end?: (context: StepContext) => void | Promise<void>
}

/** Runs the steps over the pages in a folder. */
export async function runSteps(
  steps: readonly BuildStep[],
  { folder, ...options }: Omit<StepContext, 'write' | 'addPage' | 'builtPages'>,
): Promise<void> {
  const builtPages = new Map<string, BuiltPage>()
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
  const context: StepContext = { ...options, folder, builtPages, write, addPage }

  for (const path of htmlFiles(folder)) builtPages.set(path, addPage(path, readFileSync(join(folder, path), 'utf8')))
  for (const { end } of steps) await end?.(context)
}

/** The HTML files of a folder as paths below it, such as /about.html. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.split(sep).join('/')}`)
    .sort()
}
