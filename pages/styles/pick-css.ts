import { outlineOf, type OutlineElement } from './outline.ts'
import { variablesIn, type Sheet, type Selector, type Unit } from './sheet-index.ts'
import { nested, type Piece } from './nested-rules.ts'
import { inlineVariables } from './short-variables.ts'

/**
 * The part of a sheet that a page can use, in the sheet's order and layers. It may hold a rule too many, never one too few.
 * @param html the whole page
 */
export function pickCss({ units, theme }: Sheet, html: string): string {
  const elements = byName(outlineOf(html))
  return inlineVariables(printMatching(units, new Set(variablesIn(html)), (selector) => fits(selector, elements)), html, theme)
}

/** All rules of a sheet, and of its variables, fonts and the like those that they use. */
export function wholeCss(units: readonly Unit[]): string {
  return printMatching(units, new Set(), () => true)
}

function printMatching(units: readonly Unit[], variables: Set<string>, matches: (selector: Selector) => boolean): string {
  const rules = new Map<Unit, Selector[]>()
  const needs: Needs = { variables, animations: new Set(), families: new Set() }
  walk(units, (unit) => {
    if (unit.kind !== 'rule') return
    const matching = unit.selectors.filter(matches)
    if (!matching.length) return
    rules.set(unit, matching)
    add(needs, unit)
  })
  closeOver(units, needs)
  return nested(pieces(units, rules, needs))
}

type Needs = { variables: Set<string>; animations: Set<string>; families: Set<string> }

/** The elements that have each class and each type (with a `<` before its name), and all of them without a name. */
type Elements = Map<string | undefined, OutlineElement[]>

function byName(outline: OutlineElement[]): Elements {
  const elements: Elements = new Map([[undefined, outline]])
  for (const element of outline) {
    for (const name of [`<${element.tag}`, ...element.classes]) {
      const known = elements.get(name)
      if (known) known.push(element)
      else elements.set(name, [element])
    }
  }
  return elements
}

function fits({ names, own, matches }: Selector, elements: Elements): boolean {
  return names.every((name) => elements.has(name)) && elements.get(own)!.some(matches)
}

/** A variable that is used may use others, name fonts and name animations. */
function closeOver(units: readonly Unit[], needs: Needs): void {
  const known = new Map<string, { uses: string[]; animations: string[]; families: string[] }[]>()
  walk(units, (unit) => {
    if (unit.kind === 'variables') for (const declaration of unit.declarations) known.set(declaration.name, [...(known.get(declaration.name) ?? []), declaration])
  })
  // A set's iteration reaches what is added meanwhile.
  for (const name of needs.variables) for (const declaration of known.get(name) ?? []) add(needs, declaration)
  walk(units, (unit) => {
    if (unit.kind === 'keyframes' && needs.animations.has(unit.name)) for (const name of unit.uses) needs.variables.add(name)
  })
}

function add(needs: Needs, { uses, animations, families }: { uses: string[]; animations: string[]; families: string[] }): void {
  for (const name of uses) needs.variables.add(name)
  for (const name of animations) needs.animations.add(name)
  for (const name of families) needs.families.add(name)
}

function pieces(units: readonly Unit[], rules: ReadonlyMap<Unit, Selector[]>, needs: Needs): Piece[] {
  return units.flatMap((unit): Piece[] => {
    switch (unit.kind) {
      case 'rule': {
        const matching = rules.get(unit)
        return matching ? [{ selectors: matching, body: unit.body }] : []
      }
      case 'property': return needs.variables.has(unit.name) ? [{ text: unit.text }] : []
      case 'keyframes': return needs.animations.has(unit.name) ? [{ text: unit.text }] : []
      case 'font': return needs.families.has(unit.family) ? [{ text: unit.text }] : []
      case 'statement': return [{ text: unit.text }]
      case 'variables': {
        const kept = unit.declarations.filter(({ name }) => needs.variables.has(name)).map(({ text }) => text)
        return kept.length ? [{ text: `${unit.open}{${kept.join(';')}}` }] : []
      }
      case 'block': {
        const inside = pieces(unit.units, rules, needs)
        return inside.length ? [{ open: unit.open, inside }] : []
      }
    }
  })
}

function walk(units: readonly Unit[], visit: (unit: Unit) => void): void {
  for (const unit of units) {
    visit(unit)
    if (unit.kind === 'block') walk(unit.units, visit)
  }
}
