import { Outlines, type OutlineElement } from './outline.ts'
import { variablesIn, type Sheet, type Selector, type Unit } from './sheet-index.ts'
import { nested, type Piece } from './nested-rules.ts'
import { inlineVariables } from './short-variables.ts'

/** What is known of a sheet once it has been picked from: pages are mostly alike. */
type Knowledge = {
  selectors: Selector[]
  /** By their places in the list: the selectors whose element must have a class, a type (with a `<` before it), or neither. */
  byName: Map<string | undefined, number[]>
  outlines: Outlines<Note>
  /** What was picked for pages that use the same rules and variables. */
  picked: Map<string, string>
}

/** The names that an element of this shape has, and the selectors that can match it. */
type Note = { names: readonly string[]; selectors: readonly number[] }

const known = new WeakMap<Sheet, Knowledge>()

/**
 * The part of a sheet that a page can use, in the sheet's order and layers. It may hold a rule too many, never one too few.
 * @param html the whole page
 */
export function pickCss(sheet: Sheet, html: string): string {
  let knowledge = known.get(sheet)
  if (!knowledge) known.set(sheet, (knowledge = knowledgeOf(sheet.units)))
  const { selectors, picked } = knowledge
  const fitting = selectorsThatFit(knowledge, html)
  const used = [...new Set(variablesIn(html))].sort()
  const key = Buffer.from(fitting).toString('latin1') + used.join()
  let css = picked.get(key)
  if (css === undefined) {
    const matching = new Set(selectors.filter((_, index) => fitting[index]))
    picked.set(
      key,
      (css = inlineVariables(
        printMatching(sheet.units, new Set(used), (selector) => matching.has(selector)),
        html,
        sheet.theme,
      )),
    )
  }
  return css
}

function knowledgeOf(units: readonly Unit[]): Knowledge {
  const selectors: Selector[] = []
  walk(units, (unit) => {
    if (unit.kind === 'rule') selectors.push(...unit.selectors)
  })
  const byName = new Map<string | undefined, number[]>()
  for (const [index, { own }] of selectors.entries()) byName.set(own, [...(byName.get(own) ?? []), index])
  const tested = new Set(selectors.flatMap(({ attributes }) => attributes))
  return { selectors, byName, outlines: new Outlines((attribute) => tested.has(attribute)), picked: new Map() }
}

/** A 1 for each selector that can match something on the page. */
function selectorsThatFit({ selectors, byName, outlines }: Knowledge, html: string): Uint8Array {
  const names = new Set<string>()
  const fitting = new Uint8Array(selectors.length)
  for (const shape of outlines.of(html)) {
    const note = (shape.note ??= noteOf(shape))
    for (const name of note.names) names.add(name)
    for (const index of note.selectors) fitting[index] = 1
  }
  for (const [index, selector] of selectors.entries())
    if (fitting[index] && !selector.names.every((name) => names.has(name))) fitting[index] = 0
  return fitting

  function noteOf(shape: OutlineElement): Note {
    const own = [`<${shape.tag}`, ...shape.classes]
    return {
      names: own,
      selectors: [undefined, ...own]
        .flatMap((name) => byName.get(name) ?? [])
        .filter((index) => selectors[index]!.matches(shape)),
    }
  }
}

/** All rules of a sheet, and of its variables, fonts and the like those that they use. */
export function wholeCss(units: readonly Unit[]): string {
  return printMatching(units, new Set(), () => true)
}

function printMatching(
  units: readonly Unit[],
  variables: Set<string>,
  matches: (selector: Selector) => boolean,
): string {
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

/** A variable that is used may use others, name fonts and name animations. */
function closeOver(units: readonly Unit[], needs: Needs): void {
  const declared = new Map<string, { uses: string[]; animations: string[]; families: string[] }[]>()
  walk(units, (unit) => {
    if (unit.kind === 'variables')
      for (const declaration of unit.declarations)
        declared.set(declaration.name, [...(declared.get(declaration.name) ?? []), declaration])
  })
  // A set's iteration reaches what is added meanwhile.
  for (const name of needs.variables) for (const declaration of declared.get(name) ?? []) add(needs, declaration)
  walk(units, (unit) => {
    if (unit.kind === 'keyframes' && needs.animations.has(unit.name))
      for (const name of unit.uses) needs.variables.add(name)
  })
}

function add(
  needs: Needs,
  { uses, animations, families }: { uses: string[]; animations: string[]; families: string[] },
): void {
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
      case 'property':
        return needs.variables.has(unit.name) ? [{ text: unit.text }] : []
      case 'keyframes':
        return needs.animations.has(unit.name) ? [{ text: unit.text }] : []
      case 'font':
        return needs.families.has(unit.family) ? [{ text: unit.text }] : []
      case 'statement':
        return [{ text: unit.text }]
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
