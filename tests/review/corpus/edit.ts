import type { Kind } from '../../../tools/review/report.ts'

/** The pages of the corpus; each is built in its own way. */
export const pageNames = ['home', 'article', 'product', 'handbook'] as const
export type PageName = (typeof pageNames)[number]

/** A change that must be found: its kind and its exact words. */
export interface ExpectedChange {
  kind: Kind
  before: string
  after: string
  /** What `in` must contain. */
  in?: string
}

/** An edit of a page or of a file beside it, and what must be found because of it. */
export interface CorpusEdit {
  /** Replacements in the page's HTML: what stands there, and what shall stand there. */
  html?: readonly (readonly [string, string])[]
  /** Files of the folder that get other content. */
  files?: Readonly<Record<string, string>>
  expect: readonly ExpectedChange[]
}

/** A kind of change, made on each page. */
export interface CorpusChange {
  name: string
  pages: Readonly<Record<PageName, CorpusEdit>>
}

/** Replaces strings that must be there, so that an edit cannot silently do nothing. */
export function applyEdit(html: string, replacements: readonly (readonly [string, string])[] = []): string {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The corpus page has no "${from}".`)
    return text.replace(from, () => to)
  }, html)
}

/** One replaced string that is found as one change of the same words. */
export function words(from: string, to: string, before = from, after = to): CorpusEdit {
  return { html: [[from, to]], expect: [{ kind: 'text', before, after }] }
}

/** One replacement with one change of a kind. */
export function one(kind: Kind, from: string, to: string, before: string, after: string, place?: string): CorpusEdit {
  return { html: [[from, to]], expect: [{ kind, before, after, ...(place && { in: place }) }] }
}
