declare module 'virtual:islands' {
  /** A function for each island that imports its view, which is the export with the island's name. */
  export const islands: Record<
    string,
    () => Promise<Record<string, import('react').ComponentType<Record<string, unknown>>>>
  >
}
