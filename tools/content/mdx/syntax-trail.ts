import type { Code, Construct, Extension, Point } from 'micromark-util-types'

/** Where the last tag and the last expression began that the parser tried. */
export type Trail = { tag: Point | undefined; brace: Point | undefined }

/**
 * A micromark extension that reads nothing, but notes each `<` and `{` at which MDX syntax may begin. When the parser gives up,
 * which it does at the end of a paragraph or of the file, the last one noted is what was never closed.
 */
export function trailExtension(trail: Trail): Extension {
  const note = (keep: (point: Point) => void): Construct => ({
    name: 'trail',
    concrete: true,
    tokenize(_effects, _ok, nok) {
      return (code: Code) => {
        keep(this.now())
        return nok(code)
      }
    },
  })
  const tag = note((point) => {
    trail.tag = point
    trail.brace = undefined
  })
  const brace = note((point) => {
    trail.brace = point
    trail.tag = undefined
  })
  return { flow: { 60: tag, 123: brace }, text: { 60: tag, 123: brace } }
}
