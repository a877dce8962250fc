import type { Kind } from '../../report.ts'

/** What a reader calls a kind of change. */
export const labels: Record<Kind, string> = {
  text: 'Words', insert: 'Block added', delete: 'Block removed', move: 'Moved', 'list-item': 'List item', 'table-cell': 'Table cell', 'table-row': 'Table row', 'table-column': 'Table column',
  link: 'Link target', cta: 'Call to action', image: 'Picture', alt: 'Picture’s description', 'heading-level': 'Heading level', anchor: 'Anchor', attribute: 'Attribute', structure: 'Structure', style: 'Look', widget: 'Widget',
  title: 'Title', description: 'Description', canonical: 'Canonical address', robots: 'Robots', 'open-graph': 'Open Graph', 'json-ld': 'JSON-LD', redirect: 'Redirect',
  'broken-link': 'Broken link', 'broken-anchor': 'Broken anchor', accessibility: 'Accessibility', overflow: 'Overflow', weight: 'Weight',
}

/** Kinds whose `in` is a name that belongs to the change, not a place. */
export function isNamed(kind: Kind): boolean {
  return /^(attribute|style|open-graph|json-ld|widget|overflow|accessibility)$/.test(kind)
}
