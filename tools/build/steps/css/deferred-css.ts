import postcss, { type ChildNode, type Container, type Root } from 'postcss'

/**
 * Splits a style sheet into critical rules, which the first view of a page may need, and deferred rules for what comes
 * later: print, forced colors, reduced motion, hover, focus, and layers named `closed` (the drawer, dialogs). Without
 * this, `/digital-transformation` is 15,063 bytes and does not fit its round trip of 14,600, and 23 more pages are
 * split at the fold. Deferred rules come last in their layer, so load order does not matter; both parts have the
 * theme's custom properties.
 */
export function splitDeferred(css: string): { critical: Root; deferred: Root } {
  const [critical, deferred] = [postcss.parse(css), postcss.parse(css)]
  for (const layer of [...critical.nodes]) if (isLayer(layer)) filter(layer, false)
  for (const node of [...deferred.nodes]) {
    if (isTheme(node)) continue
    if (isLayer(node)) filter(node, true)
    if (!isLayer(node) || !node.nodes?.length) node.remove()
  }
  return { critical, deferred }
}

/** Removes the rules of the other part, and the at-rules that are left empty. */
function filter(container: Container<ChildNode>, deferred: boolean): void {
  container.each((node) => {
    if (isDeferred(node)) return void (deferred || node.remove())
    if (node.type === 'atrule' && node.nodes && /^(media|supports)$/.test(node.name)) {
      filter(node, deferred)
      if (!node.nodes.length) node.remove()
    } else if (deferred) node.remove()
  })
}

function isDeferred(node: ChildNode): boolean {
  if (node.type === 'rule')
    return node.selectors.every((selector) =>
      // `:not(:hover)` and `:is(:hover, …)` also apply without the state.
      /:(hover|active|focus|focus-visible|focus-within)\b|::selection/.test(
        selector.replace(/:(not|is)\([^)]*\)/g, ''),
      ),
    )
  if (node.type !== 'atrule' || !node.nodes) return false
  return node.name === 'layer'
    ? node.params === 'closed'
    : node.name === 'media' && /^(print|\(forced-colors:|\(prefers-reduced-motion:)/.test(node.params)
}

function isLayer(node: ChildNode): node is postcss.AtRule {
  return node.type === 'atrule' && node.name === 'layer' && !!node.nodes && node.params !== 'theme'
}

/** Whether a node sets the theme's custom properties, which both parts have. */
export function isTheme(node: ChildNode): boolean {
  if (node.type === 'atrule') return node.name === 'layer' && node.params === 'theme'
  return (
    node.type === 'rule' &&
    /^:root(,\s*:host)?$/.test(node.selector) &&
    node.nodes.every((child) => child.type === 'decl' && child.prop.startsWith('--'))
  )
}
