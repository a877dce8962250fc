import type { Code, Construct, Extension, Point } from 'micromark-util-types'

/** The positions of the last tag and the last expression that the parser tried. */
export type OpenDelimiters = { tag: Point | undefined; brace: Point | undefined }

/**
 * A micromark extension that parses nothing, but records each `<` and `{` at which MDX syntax may begin. If the parser
 * stops, at the end of a paragraph or of the file, the last recorded one was never closed.
 */
export function openDelimiterTracker(open: OpenDelimiters): Extension {
  const note = (keep: (point: Point) => void): Construct => ({
    name: 'openDelimiterTracker',
    concrete: true,
    tokenize(_effects, _ok, nok) {
      return (code: Code) => {
        keep(this.now())
        return nok(code)
      }
    },
  })
  const tag = note((point) => {
    open.tag = point
    open.brace = undefined
  })
  const brace = note((point) => {
    open.brace = point
    open.tag = undefined
  })
  return { flow: { 60: tag, 123: brace }, text: { 60: tag, 123: brace } }
}
