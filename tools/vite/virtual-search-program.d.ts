declare module 'virtual:search-program' {
  type Page = {
    url: string
    excerpt: string
    meta: { title?: string }
    sub_results: { title: string; url: string; excerpt: string }[]
  }

  /** Creates a search of the index below a path of this site. */
  export const createInstance: (options: { basePath: string }) => {
    /** Waits until the worker is ready. */
    init(): Promise<void>
    search(query: string): Promise<{ results: { data(): Promise<Page> }[] }>
  }
}
