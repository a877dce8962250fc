import { ContentError, TOP } from './content-error.ts'
import { Lines } from './lines.ts'

/** UTF-16 read as UTF-8: every other character is NUL, perhaps after a byte order mark. */
const UTF_16 = /^\uFFFD{0,2}(?:[^\0]\0|\0[^\0])/

/** Git's conflict markers. Equals signs alone may underline a heading. */
const CONFLICT = /^\uFEFF?(?:[<>]{7}(?= |\r?$)|={7}(?=\r?$[^]*^>{7}))/m

/** Wrong encodings and merge conflicts, which cause all other errors in the file. */
export function unreadableText(file: string, source: string): ContentError | undefined {
  if (UTF_16.test(source))
    return new ContentError({
      file,
      source: source.replaceAll('\0', ''),
      rule: 'encoding',
      place: TOP,
      reason: 'The file is saved as UTF-16, and is read as UTF-8.',
      fix: 'Save it as UTF-8.',
    })
  const lines = new Lines(source)
  const lost = source.search(/[\0\uFFFD]/)
  if (lost >= 0)
    return new ContentError({
      file,
      source,
      rule: 'encoding',
      place: lines.placeAt(lost),
      reason: 'The character here cannot be read: the file is, or once was, saved in another encoding than UTF-8.',
      fix: 'Save it as UTF-8. Where it shows \uFFFD even then, write the character again.',
    })
  const conflict = source.search(CONFLICT)
  if (conflict < 0) return undefined
  return new ContentError({
    file,
    source,
    rule: 'merge-conflict',
    place: lines.placeAt(conflict, 7),
    reason: 'An unresolved merge conflict begins here.',
    fix: 'Keep the lines that are right, and delete the lines <<<<<<<, ======= and >>>>>>>.',
  })
}
