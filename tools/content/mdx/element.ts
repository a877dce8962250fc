import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Place } from '../content-error.ts'

/** A tag in a content file: a widget or an HTML element. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement

/** Where a part of a content file stands: its first line, where it has several. */
export function startOf({ position }: { position?: { start: Place; end: Place } | undefined }): Place {
  const {
    start: { line, column },
    end,
  } = position!
  return end.line === line ? { line, column, length: end.column - column } : { line, column }
}

/** Where an element's name stands, behind its `<`. */
export function nameOf(element: Element): Place {
  const { line, column } = startOf(element)
  return { line, column: column + 1, length: element.name?.length ?? 1 }
}
