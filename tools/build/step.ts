import type { ContentFolder } from '../content/content-folder.ts'
import type { ToolSettings } from '../lib/tool-settings.ts'
import type { BuiltPage } from './built-page.ts'

/** The context of a build step. */
export type StepContext = {
  /** The content that the site was built from. */
  content: ContentFolder
  /** The folder of the built site, absolute. */
  folder: string
  /** The pages that Vike rendered, by their file below `folder`, such as /about.html. */
  pages: ReadonlyMap<string, BuiltPage>
  /** Writes a file of the site, by its path below `folder`. */
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
