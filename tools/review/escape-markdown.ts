/** Text that comes from a page: escaped so that it contains no links, mentions, tables or HTML of its own. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/[\\*_{}[\]()#+!|~]/g, '\\$&')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      // GitHub links these itself: mentions, issues and addresses.
      .replace(/@|:(?=\/\/)|\bwww(?=\.)|#(?=\d)/gi, '$&\u200b')
      .replace(/`/g, '&#96;')
  )
}

/** A file name, key or address as a code span; nothing in it can end the span. */
export function inlineCode(text: string, maxLength = 160): string {
  return `\`${shorten(text.replace(/[`|\s]+/g, ' '), maxLength).trim() || ' '}\``
}

/** Two texts of at most `length` characters each, cut around the place where they begin to differ. */
export function shortenBoth(before: string, after: string, length: number): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= length) return [before, after]
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  // A few words before the difference say where it is.
  const start = before.lastIndexOf(' ', same - length / 3) + 1
  const cut = (text: string) => (start ? '… ' : '') + shorten(text.slice(start), length - 2)
  return [cut(before), cut(after)]
}

/** A text of at most `length` characters. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 2)} …` : text
}
