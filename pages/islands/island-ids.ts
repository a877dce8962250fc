import { createContext } from 'react'

/** How often each prefix has been given on the page that is being rendered. */
export const IslandIds = createContext(new Map<string, number>())

/**
 * The prefix of an island's ids. It comes from what the island is, not from a counter over all of them: an island that an
 * author inserts before it must not take its state. Twins are told apart by their order on the page.
 */
export function islandId(name: string, json: string, given: Map<string, number>): string {
  let hash = 5381
  for (const character of name + json) hash = (hash * 33 + character.codePointAt(0)!) >>> 0
  const prefix = `${name}-${hash.toString(36)}-`
  const before = given.get(prefix) ?? 0
  given.set(prefix, before + 1)
  return before ? `${prefix}${before + 1}-` : prefix
}
