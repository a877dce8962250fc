import postcss, { type ChildNode, type Container, type Root, type Rule } from 'postcss'

/**
 * A sheet in two: what a page looks like, and what it looks like in states that it is not in when it is first shown (printed,
 * in forced colours, under a pointer, moving, opened). Of each layer the second part comes last, in `whole` too: a page that
 * has both parts looks as with the whole sheet, whichever it got first.
 */
export type SheetInTwo = { whole: Root; looks: Root; states: Root }

/** Layers with this name hold what is closed when a page comes: its drawer, its dialogs. */
const CLOSED = 'closed'

const THEME = 'theme'

/** Whether a part of a sheet sets variables for the whole document. */
export function isTheme(node: ChildNode): boolean {
  return node.type === 'atrule' ? node.params === THEME : node.type === 'rule' && /^:root(,\s*:host)?$/.test(node.selector) && node.nodes.every((child) => child.type === 'decl' && child.prop.startsWith('--'))
}

/** Divides a sheet; see SheetInTwo. */
export function divide(css: string): SheetInTwo {
  const whole = postcss.parse(css)
  const [looks, states] = [postcss.root(), postcss.root()]
  for (const node of [...whole.nodes]) {
    // What stands in no layer is no state: fonts, departments, how one page gives way to the next.
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes || isTheme(node)) {
      looks.append(node.clone())
      // What looks share, states share too.
      if (isTheme(node)) states.append(node.clone())
      continue
    }
    const [look, state] = [node.clone({ nodes: [] }), node.clone({ nodes: [] })]
    for (const part of node.nodes) sort(part, look, state)
    node.removeAll()
    for (const [into, half] of [[looks, look], [states, state]] as const) {
      node.append(half.nodes?.map((child) => child.clone()) ?? [])
      if (half.nodes?.length) into.append(half)
    }
  }
  return { whole, looks, states }
}

type Block = Root | Container<ChildNode>

function sort(node: ChildNode, look: Block, state: Block): void {
  if (node.type === 'rule') (isState(node) ? state : look).append(node.clone())
  else if (node.type !== 'atrule' || !node.nodes) look.append(node.clone())
  else if (node.name === 'layer' ? node.params === CLOSED : node.name === 'media' && /^(print|\(forced-colors:|\(prefers-reduced-motion:)/.test(node.params)) state.append(node.clone())
  else if (node.name === 'media' || node.name === 'supports') {
    const [inLook, inState] = [node.clone({ nodes: [] }), node.clone({ nodes: [] })]
    for (const child of node.nodes) sort(child, inLook, inState)
    if (inLook.nodes?.length) look.append(inLook)
    if (inState.nodes?.length) state.append(inState)
  } else look.append(node.clone())
}

/** A rule that needs a pointer or a mark. What :not() names is the state that is not there. */
function isState(rule: Rule): boolean {
  return rule.selectors.every((selector) => /:(hover|active)\b|::selection/.test(selector.replace(/:(not|is)\([^)]*\)/g, '')))
}
