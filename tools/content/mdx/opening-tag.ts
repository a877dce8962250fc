/** MDX split at the props of a widget's tag. */
export type OpeningTag = { before: string; props: string; after: string }

/** Finds the first tag of a widget; its props must not contain `>`. Undefined if there is none. */
export function openingTag(mdx: string, name: string): OpeningTag | undefined {
  const match = new RegExp(`<${name}(?=[\\s/>])([^>]*?)\\s*(/?>)`).exec(mdx)
  if (!match) return
  const start = match.index + name.length + 1
  return { before: mdx.slice(0, start), props: match[1]!, after: mdx.slice(start + match[1]!.length) }
}

/** Props as MDX, each after a space. Props that are undefined or equal to the default are left out. */
export function writeProps(
  values: Readonly<Record<string, unknown>>,
  fallbacks: Readonly<Record<string, unknown>> = {},
): string {
  return Object.entries(values)
    .filter(([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(fallbacks[name]))
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? quoted(value) : `{${JSON.stringify(value)}}`}`)
    .join('')
}

/** A text in quotation marks, with quotation marks and character references inside it escaped. */
function quoted(text: string): string {
  return `"${text.replace(/&(?=#?\w+;)/g, '&amp;').replaceAll('"', '&quot;')}"`
}
