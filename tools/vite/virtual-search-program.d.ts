declare module 'virtual:search-program' {
  type Page = {
    url: string
    excerpt: string
    meta: { title?: string }
    sub_results: { title: string; url: string; excerpt: string }[]
  }

  /** A search in the index below a path of this site. */
  export const createInstance: (options: { basePath: string }) => {
    /** Waits until the worker is there. */
    init(): Promise<void>
    search(query: string): Promise<{ results: { data(): Promise<Page> }[] }>
  }
}
