/** The site while it is built. */
export type BuiltSite = {
  /** The folder that visitors get, absolute. */
  folder: string
  /** Writes a file of it, by its address. */
  write: (path: string, content: string | Uint8Array) => void
  /** Hands a page from part to part, and writes it. */
  page: (path: string, html: string) => void
  /** A line in the terminal. */
  tell: (line: string) => void
  /** The settings of the environment, such as VITE_SUPABASE_URL. */
  env: Record<string, string | undefined>
}

/** A part of the build that works on rendered pages. Each page is handed from part to part, and written once. */
export type Part = {
  name: string
  /** Before the pages. */
  begin?: (site: BuiltSite) => void | Promise<void>
  /**
   * @param path the page's file below the folder, such as /about.html
   * @returns what the next part gets; nothing where the page stays as it is
   */
  page?: (html: string, path: string, site: BuiltSite) => string | void
  /** After the pages. */
  end?: (site: BuiltSite) => void | Promise<void>
}
