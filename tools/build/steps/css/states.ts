import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'

/**
 * A sheet in two: what a page looks like, and what it looks like in states that it is not in when it is first shown (printed,
 * in forced colours, under a pointer, moving, opened). Of each layer the second part comes last, in `whole` too: a page that
 * has both parts looks as with the whole sheet, whichever it got first.
 */
export type SheetInTwo = { whole: string; looks: Root; states: Root }

/** Layers with this name hold what is closed when a page comes: its drawer, its dialogs. */
const CLOSED = 'closed'

const THEME = 'theme'

/** Whether a part of a sheet sets variables for the whole document. */
export function isTheme(node: ChildNode): boolean {
  return node.type === 'atrule'
    ? node.params === THEME
    : node.type === 'rule' &&
        /^:root(,\s*:host)?$/.test(node.selector) &&
        node.nodes.every((child) => child.type === 'decl' && child.prop.startsWith('--'))
}

/** Divides a sheet; see SheetInTwo. */
export function divide(css: string): SheetInTwo {
  const [looks, states] = [postcss.root(), postcss.root()]
  let whole = ''
  for (const node of [...postcss.parse(css).nodes]) {
    if (node.type === 'atrule' && node.name === 'layer' && node.nodes && !isTheme(node)) {
      const [look, state] = halvesOf(node)
      whole += `@layer ${node.params}{${textOf([...look, ...state])}}`
      looks.append(around(look, node))
      states.append(around(state, node))
      continue
    }
    // What stands in no layer is no state: fonts, departments, how one page gives way to the next.
    whole += textOf([node])
    // What looks share, states share too.
    if (isTheme(node)) states.append(node.clone())
    looks.append(node)
  }
  return { whole, looks, states }
}

/** The parts of a block: those of its looks, and those of its states. */
function halvesOf(block: AtRule): [look: ChildNode[], state: ChildNode[]] {
  const [look, state]: [ChildNode[], ChildNode[]] = [[], []]
  for (const node of [...block.nodes!]) {
    if (isState(node)) state.push(node)
    else if (node.type === 'atrule' && node.nodes && /^(media|supports)$/.test(node.name)) {
      const [inLook, inState] = halvesOf(node)
      look.push(...around(inLook, node))
      state.push(...around(inState, node))
    } else look.push(node)
  }
  return [look, state]
}

/** The nodes in a block like the one that they come from; nothing where there are none. */
function around(nodes: ChildNode[], { name, params, raws }: AtRule): AtRule[] {
  return nodes.length ? [postcss.atRule({ name, params, raws, nodes })] : []
}

function textOf(nodes: readonly ChildNode[]): string {
  return nodes.map((node) => `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`).join('')
}

/** What is closed, printed or the like, and a rule that needs a pointer or a mark. What :not() names is the state that is not there. */
function isState(node: ChildNode): boolean {
  if (node.type === 'rule')
    return node.selectors.every((selector) =>
      /:(hover|active)\b|::selection/.test(selector.replace(/:(not|is)\([^)]*\)/g, '')),
    )
  if (node.type !== 'atrule' || !node.nodes) return false
  return node.name === 'layer'
    ? node.params === CLOSED
    : node.name === 'media' && /^(print|\(forced-colors:|\(prefers-reduced-motion:)/.test(node.params)
}
