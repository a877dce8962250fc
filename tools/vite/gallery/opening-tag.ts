/** A widget's tag in MDX: what stands before its props, and what stands after them. */
export type OpeningTag = { before: string; props: string; after: string }

/** Finds the first tag of a widget in a text; its props hold no `>`. Undefined where the widget is not in it. */
export function openingTag(mdx: string, name: string): OpeningTag | undefined {
  const match = new RegExp(`<${name}(?=[\\s/>])([^>]*?)\\s*(/?>)`).exec(mdx)
  if (!match) return
  const start = match.index + name.length + 1
  return { before: mdx.slice(0, start), props: match[1]!, after: mdx.slice(start + match[1]!.length) }
}

/** Props as MDX writes them, each with a space before it; those that are undefined or as the widget has them anyway are left out. */
export function writeProps(
  values: Readonly<Record<string, unknown>>,
  fallbacks: Readonly<Record<string, unknown>> = {},
): string {
  return Object.entries(values)
    .filter(([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(fallbacks[name]))
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? quoted(value) : `{${JSON.stringify(value)}}`}`)
    .join('')
}

/** A text in quotation marks; marks inside it, and what MDX would read as a sign, are written as HTML does. */
function quoted(text: string): string {
  return `"${text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('"', '&quot;')}"`
}
