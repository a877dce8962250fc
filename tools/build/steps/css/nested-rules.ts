/** A selector in two: the class that it begins with, and what follows it as nested rules have it. */
export type Start = { block?: string; rest?: string }

/** A part of a sheet as it is printed: a rule, an at-rule around others, or what stands as it is. */
export type Piece =
  | { selectors: readonly ({ text: string } & Start)[]; body: string }
  | { open: string; inside: Piece[] }
  | { text: string }

const START = /^(\.(?:[\w-]|\\.)+)(?![\w-])([^]*)$/

/** Where a selector may be taken apart. */
export function startOf(selector: string): Start {
  const [, block, rest = ''] = START.exec(selector) ?? []
  if (!block) return {}
  if (!rest) return { block, rest: '&' }
  return { block, rest: /^\s*[\s>+~]/.test(rest) ? rest.trim() : `&${rest}` }
}

/** Prints a sheet. Rules in a row that begin with the same class are nested in it: the class is written once. Order and weight stay as they were. */
export function nested(pieces: readonly Piece[]): string {
  let text = ''
  for (let at = 0; at < pieces.length;) {
    const block = blockOf(pieces[at]!)
    let end = at + 1
    while (block && end < pieces.length && blockOf(pieces[end]!) === block) end++
    text += end - at > 1 ? `${block}{${inside(pieces.slice(at, end))}}` : flat(pieces[at]!)
    at = end
  }
  return text
}

function flat(piece: Piece): string {
  if ('text' in piece) return piece.text
  return 'open' in piece
    ? `${piece.open}{${nested(piece.inside)}}`
    : piece.selectors.map(({ text }) => text).join(',') + piece.body
}

/** The class with which all of it begins. */
function blockOf(piece: Piece): string | undefined {
  if ('text' in piece) return undefined
  if ('open' in piece) {
    const block = /^@(media|supports)\b/.test(piece.open) ? blockOf(piece.inside[0]!) : undefined
    return block && piece.inside.every((child) => blockOf(child) === block) ? block : undefined
  }
  const block = piece.selectors[0]!.block
  return piece.selectors.every((selector) => selector.block === block) ? block : undefined
}

function inside(pieces: readonly Piece[]): string {
  let text = ''
  for (const piece of pieces) {
    if ('text' in piece) continue
    if ('open' in piece) {
      text += `${separator(text)}${piece.open}{${inside(piece.inside)}}`
      continue
    }
    const selector = piece.selectors.map(({ rest }) => rest).join(',')
    // Its own declarations, where they stand first.
    text +=
      selector === '&' && !text
        ? piece.body.slice(piece.body.indexOf('{') + 1, -1)
        : separator(text) + selector + piece.body
  }
  return text
}

function separator(text: string): string {
  return !text || text.endsWith('}') || text.endsWith(';') ? '' : ';'
}
