/** Puts a finished engine in its place; where another build has put the same one there meanwhile, that one stays. */
export function shelve(part: string, engine: string): void
