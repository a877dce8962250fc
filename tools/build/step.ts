import type { ContentFolder } from '../content/content-folder.ts'

/** What every build step works with. */
export type StepContext = {
  /** The content that the site was built from. */
  content: ContentFolder
  /** The folder of the built site, absolute. */
  folder: string
  /** Writes a file of the site, by its path below `folder`. */
  write: (path: string, text: string | Uint8Array) => void
  /** Passes a page that Vike did not render through the steps, and writes it. */
  addPage: (path: string, html: string) => void
  /** Prints a line where the build was started with --verbose. */
  log: (line: string) => void
  /** The environment, with what Vite reads from `.env` files, such as VITE_SUPABASE_URL. */
  env: Record<string, string | undefined>
}

/** One pass over the pages that Vike has rendered. */
export type BuildStep = {
  name: string
  /**
   * Changes a page, or reads it.
   * @param path the page's file below the folder, such as /about.html
   * @returns the page as the next step gets it; nothing where it stays as it is
   */
  page?: (html: string, path: string, context: StepContext) => string | void
  /** Runs after the pages. */
  end?: (context: StepContext) => void | Promise<void>
}
