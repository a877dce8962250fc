import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Place } from '../content/content-error.ts'

/** A tag in a content file: a widget or an HTML element. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement

/** Where a part of a content file begins. */
export function startOf({ position }: { position?: { start: Place } | undefined }): Place {
  const { line, column } = position!.start
  return { line, column }
}

/** Where an element's name stands, behind its `<`. */
export function nameOf(element: Element): Place {
  const { line, column } = startOf(element)
  return { line, column: column + 1 }
}
