/**
 * A regular expression for words in sentences. It may be written over several lines: a line break is a space, or
 * nothing at the beginning, behind a |, an opening bracket or another space. An apostrophe, outside square brackets,
 * matches a straight, a curly and an escaped one.
 */
export function phrasePattern(text: string, flags: 'gu' | 'giu' | 'iu'): RegExp {
  return new RegExp(inOneLine(text).replaceAll("'", String.raw`\\?['’]`), flags)
}

/** A pattern of several lines in one. */
export function inOneLine(text: string): string {
  return text.replace(/(?<=^|[|(<^:!= ])(?:\n *)+/g, '').replace(/\n */g, ' ')
}
