import { createContext } from 'react'

/** How many islands have each prefix on the page that is being rendered. */
export const IslandIds = createContext(new Map<string, number>())

/**
 * The prefix of an island's ids: a hash of its name and props. It is not a counter over all islands, because an island
 * that an author inserts before it would take its state in dev. Equal islands are numbered in page order.
 */
export function islandId(name: string, json: string, given: Map<string, number>): string {
  let hash = 5381
  for (const character of name + json) hash = (hash * 33 + character.codePointAt(0)!) >>> 0
  const prefix = `${name}-${hash.toString(36)}-`
  const before = given.get(prefix) ?? 0
  given.set(prefix, before + 1)
  return before ? `${prefix}${before + 1}-` : prefix
}
