/** A port that nothing listens on. */
export function freePort(): Promise<number>
