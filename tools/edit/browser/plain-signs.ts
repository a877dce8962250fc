import { EditorState } from '@codemirror/state'

/** Code, escaped signs, tags, also unclosed ones, and comments; or else a sign that begins nothing. */
const SIGNS =
  /```[^]*?(?:```|$)|`[^`]*(?:`|$)|\\[^]|<\/?[A-Za-z][^>]*(?:>|$)|\{\/\*[^]*?(?:\*\/\}|$)|(<(?=[^A-Za-z/>\n])|\{|(?<=\d)\*(?=\d))/g

/** A link whose address is not typed yet, or not as links begin: a page cannot show it. */
const OPEN_LINK = /(?<!!)\[([^\]\n]*)\]\((?!\/|#|https?:\/\/|mailto:|tel:[^)\s])[^)\s]*\)/gi

/** A text with the words alone of each link that has no address yet. */
export function withoutOpenLinks(text: string): string {
  return text.includes('`') ? text : text.replaceAll(OPEN_LINK, '$1')
}

/** The offsets of signs that need a backslash to be shown: `<` before a space, `{`, and `*` between digits. */
function plainSigns(text: string): number[] {
  return [...text.matchAll(SIGNS)].filter(([, sign]) => sign).map(({ index }) => index)
}

/** Whether an offset is inside a block of code. */
export function isInCode(text: string, at: number): boolean {
  return text.slice(0, at).split('```').length % 2 === 0
}

/** Writes a backslash before each plain sign that is typed or pasted. Deleted, the backslash does not come again. */
export const escapePlainSigns = EditorState.transactionFilter.of((transaction) => {
  const isTyped = transaction.isUserEvent('input') && !transaction.isUserEvent('input.type.compose')
  if (!transaction.docChanged || !isTyped) return transaction
  const inserted: [from: number, to: number][] = []
  transaction.changes.iterChangedRanges((_from, _to, from, to) => inserted.push([from, to]))
  // A sign may become plain by what is typed behind it.
  const isNew = (at: number) => inserted.some(([from, to]) => at >= from - 1 && at < to)
  const changes = plainSigns(transaction.newDoc.toString())
    .filter(isNew)
    .map((from) => ({ from, insert: '\\' }))
  return changes.length ? [transaction, { changes, sequential: true }] : transaction
})
