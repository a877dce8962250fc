import type { Code, Construct, Extension, Point } from 'micromark-util-types'

/** Where the last tag and the last expression began that the parser tried. */
export type OpenDelimiters = { tag: Point | undefined; brace: Point | undefined }

/**
 * A micromark extension that parses nothing, but notes each `<` and `{` at which MDX syntax may begin. When the parser
 * stops, at the end of a paragraph or of the file, the last one noted was never closed.
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
