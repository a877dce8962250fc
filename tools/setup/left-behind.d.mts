/** Deletes files and folders that were left behind, such as by a process that was killed. What another process has just made stays. */
export function clearLeftBehind(paths: readonly string[]): void
