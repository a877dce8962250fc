import type { ContentFolder } from '../content/content-folder.ts'
import type { ToolSettings } from '../lib/tool-settings.ts'

/** The context of a build step. */
export type StepContext = {
  /** The content that the site was built from. */
  content: ContentFolder
  /** The folder of the built site, absolute. */
  folder: string
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
  /**
   * Transforms or reads a page.
   * @param path the page's file below the folder, such as /about.html
   * @returns the changed page; undefined if it stays the same
   */
  page?: (html: string, path: string, context: StepContext) => string | void
  /** Runs after the pages. */
  end?: (context: StepContext) => void | Promise<void>
}
