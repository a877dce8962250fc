import { variablesIn } from './sheet-index.ts'

const NAME = /(?<![\w-])--[a-z][\w-]*/g
/** A value that is as short as the use of a variable. */
const SHORT = 9
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * A page's own rules with their custom properties in fewer bytes: a theme variable that is short or used once gives its
 * value to the places, the others get names of a letter or two, the most used the shortest. Capitals, since the whole sheet has none
 * in its names: when it is loaded too, the two must not hear each other. What the page's HTML names keeps its name.
 * @param theme the variables that are set once, for the whole document
 */
export function shortenVariables(css: string, html: string, theme: ReadonlyMap<string, string>): string {
  const fixed = new Set(variablesIn(html))
  return renamed(inlined(css, fixed, theme), fixed)
}

function inlined(css: string, fixed: ReadonlySet<string>, theme: ReadonlyMap<string, string>): string {
  const used = count(css)
  let text = css
  for (const [name, value] of theme) {
    // Set in one place, and used in one or shorter than a name. A value that uses others would find those of its new place.
    const places = text.split(`var(${name})`)
    if (places.length !== used.get(name) || (places.length !== 2 && value.length > SHORT) || fixed.has(name) || value.includes('var(')) continue
    text = places.join(value).replace(`${name}:${value}`, '')
  }
  return text.replace(/;{2,}/g, ';').replace(/\{;/g, '{').replace(/;\}/g, '}').replace(/:root(,:host)?\{\}/g, '')
}

function renamed(css: string, fixed: ReadonlySet<string>): string {
  const byUse = [...count(css)].filter(([name]) => !fixed.has(name)).sort(([, a], [, b]) => b - a)
  const names = new Map<string, string>()
  for (const [name] of byUse) {
    const short = `--${letters(names.size)}`
    if (short.length < name.length) names.set(name, short)
  }
  return css.replace(NAME, (name) => names.get(name) ?? name)
}

function count(css: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [name] of css.matchAll(NAME)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function letters(index: number): string {
  return index < 26 ? LETTERS[index]! : LETTERS[Math.floor(index / 26) - 1]! + LETTERS[index % 26]!
}
