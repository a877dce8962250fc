import { variablesIn, type Unit } from './sheet-index.ts'

/**
 * The part of a sheet that a page can use, in the sheet's order and layers. It may hold a rule too many, never one too few.
 * @param html the whole page
 */
export function pickCss(units: readonly Unit[], html: string): string {
  const names = namesIn(html)
  const rules = new Set<Unit>()
  const needs = { variables: new Set(variablesIn(html)), animations: new Set<string>(), families: new Set<string>() }
  walk(units, (unit) => {
    if (unit.kind !== 'rule' || !unit.selectors.some((selector) => selector.every((name) => names.has(name)))) return
    rules.add(unit)
    add(needs, unit)
  })
  closeOver(units, needs)
  return units.map((unit) => print(unit, rules, needs)).join('')
}

type Needs = { variables: Set<string>; animations: Set<string>; families: Set<string> }

/** Class names, and type names with a `<` before them. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>(['<html', '<head', '<body'])
  for (const match of html.matchAll(/<([a-z][\w-]*)|\sclass="([^"]*)"/gi)) {
    if (match[1]) names.add(`<${match[1].toLowerCase()}`)
    else for (const name of decoded(match[2]!).split(/\s+/)) names.add(name)
  }
  return names
}

function decoded(attribute: string): string {
  return attribute.replace(/&#x27;|&#39;/g, "'").replace(/&quot;/g, '"').replace(/&gt;/g, '>').replace(/&lt;/g, '<').replace(/&amp;/g, '&')
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

function print(unit: Unit, rules: ReadonlySet<Unit>, needs: Needs): string {
  switch (unit.kind) {
    case 'rule': return rules.has(unit) ? unit.text : ''
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
