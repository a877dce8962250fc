import { variablesIn } from './sheet-index.ts'

const USE = /var\((--[\w-]+)\)/g
const NAME = /(?<![\w-])--[a-zA-Z][\w-]*/g
/** A value that is as short as the use of a variable. */
const SHORT = 9
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names of a letter or two for a sheet's custom properties, the most used the shortest. Capitals: no name that is
 * written by hand has them.
 * @param kept names that others use too, such as scripts
 * @returns the short names by the long ones
 */
export function shortNames(css: string, kept: ReadonlySet<string>): Map<string, string> {
  const byUse = [...count(css)].filter(([name]) => !kept.has(name)).sort(([, a], [, b]) => b - a)
  const names = new Map<string, string>()
  for (const [name] of byUse) {
    const short = `--${letters(names.size)}`
    if (short.length < name.length) names.set(name, short)
  }
  return names
}

/** A text with short names for the custom properties that it uses. */
export function shortenVariables(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(NAME, (name) => names.get(name) ?? name)
}

/**
 * A page's own rules in which a variable that is short or used once gives its value to the places.
 * @param theme the variables that are set in one place, for the whole document
 */
export function inlineVariables(css: string, html: string, theme: ReadonlyMap<string, string>): string {
  const fixed = new Set(variablesIn(html))
  const named = count(css)
  const used = new Map<string, number>()
  for (const [, name] of css.matchAll(USE)) used.set(name!, (used.get(name!) ?? 0) + 1)
  const given = new Map<string, string>()
  for (const [name, uses] of used) {
    const value = theme.get(name)
    // Used in one place, or shorter than a name. A value that uses others would find those of its new place.
    if (
      value !== undefined &&
      uses + 1 === named.get(name) &&
      (uses === 1 || value.length <= SHORT) &&
      !fixed.has(name) &&
      !value.includes('var(')
    )
      given.set(name, value)
  }
  let text = css.replace(USE, (use, name: string) => given.get(name) ?? use)
  for (const [name, value] of given) text = text.replace(`${name}:${value}`, '')
  return text
    .replace(/;{2,}/g, ';')
    .replace(/\{;/g, '{')
    .replace(/;\}/g, '}')
    .replace(/:root(,:host)?\{\}/g, '')
}

function count(css: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [name] of css.matchAll(NAME)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function letters(index: number): string {
  return index < 26 ? LETTERS[index]! : LETTERS[Math.floor(index / 26) - 1]! + LETTERS[index % 26]!
}
