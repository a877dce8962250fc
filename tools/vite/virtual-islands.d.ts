declare module 'virtual:islands' {
  /** Loads the file of each island's view; the view is its export of the same name. */
  export const islands: Record<
    string,
    () => Promise<Record<string, import('react').ComponentType<Record<string, unknown>>>>
  >
}
