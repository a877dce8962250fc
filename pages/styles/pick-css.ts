import { outlineOf, type OutlineElement } from './outline.ts'
import { variablesIn, type Selector, type Unit } from './sheet-index.ts'
import { shortenVariables } from './short-variables.ts'

/**
 * The part of a sheet that a page can use, in the sheet's order and layers. It may hold a rule too many, never one too few.
 * @param html the whole page
 */
export function pickCss(units: readonly Unit[], html: string): string {
  const elements = byName(outlineOf(html))
  const rules = new Map<Unit, string>()
  const needs = { variables: new Set(variablesIn(html)), animations: new Set<string>(), families: new Set<string>() }
  walk(units, (unit) => {
    if (unit.kind !== 'rule') return
    const matching = unit.selectors.filter((selector) => fits(selector, elements))
    if (!matching.length) return
    rules.set(unit, matching.map(({ text }) => text).join(','))
    add(needs, unit)
  })
  closeOver(units, needs)
  return shortenVariables(units.map((unit) => print(unit, rules, needs)).join(''), html, themeOf(units))
}

/** The variables that are set in one place, for the whole document. */
function themeOf(units: readonly Unit[]): Map<string, string> {
  const theme = new Map<string, string>()
  walk(units, (unit) => {
    if (unit.kind !== 'variables' || !unit.open.startsWith(':root')) return
    for (const { name, text } of unit.declarations) theme.set(name, text.slice(name.length + 1))
  })
  return theme
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

function print(unit: Unit, rules: ReadonlyMap<Unit, string>, needs: Needs): string {
  switch (unit.kind) {
    case 'rule': return rules.has(unit) ? rules.get(unit) + unit.body : ''
    case 'property': return needs.variables.has(unit.name) ? unit.text : ''
    case 'keyframes': return needs.animations.has(unit.name) ? unit.text : ''
    case 'font': return needs.families.has(unit.family) ? unit.text : ''
    case 'statement': return unit.text
    case 'variables': {
      const kept = unit.declarations.filter(({ name }) => needs.variables.has(name)).map(({ text }) => text)
      return kept.length ? `${unit.open}{${kept.join(';')}}` : ''
    }
    case 'block': {
      const inside = unit.units.map((child) => print(child, rules, needs)).join('')
      return inside ? `${unit.open}{${inside}}` : ''
    }
  }
}

function walk(units: readonly Unit[], visit: (unit: Unit) => void): void {
  for (const unit of units) {
    visit(unit)
    if (unit.kind === 'block') walk(unit.units, visit)
  }
}
