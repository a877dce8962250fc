import type { DepartmentId } from '../../../../data/departments.ts'

/** A run of text in one weight, with the address that it links to. */
export type Run = { text: string; strong: boolean; href?: string }

/** A block of a chapter. Texts are plain. */
export type PdfBlock =
  /** The first paragraph of a chapter, set larger. */
  | { kind: 'lead'; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  /** A heading within a chapter. */
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: Run[][] }
  /** Short points, each with a title. */
  | { kind: 'points'; points: { title: string; text: string; mark?: string }[] }
  /** Figures with the words below them, side by side. */
  | { kind: 'figures'; figures: { value: string; label: string }[] }
  /** Periods drawn to scale; their texts follow as points. */
  | { kind: 'ruler'; stretches: { mark: string; from: number; to: number; department: DepartmentId }[] }
  /** A share of a whole, in percent, with its name. */
  | { kind: 'bar'; name: string; percent: number }
  /** Agents with their plan symbols. */
  | { kind: 'desks'; desks: { name: string; department: DepartmentId; text: string; proposed: boolean }[] }
  /** A table with figures on the right. The last row may be a total. */
  | { kind: 'table'; head: string[]; rows: string[][]; sum?: boolean }
  /** Questions with boxes to tick. */
  | { kind: 'form'; questions: { question: string; options: readonly string[] }[] }
  /** A note in small type. */
  | { kind: 'note'; text: string }
  /** A drawing as SVG markup, with its text alternative. */
  | { kind: 'drawing'; svg: string; alternative: string; width: number }

/** A chapter: its heading, and its blocks. */
export type Chapter = { title: string; blocks: PdfBlock[] }

/** A whole document. */
export type PdfDocument = {
  /** The line above the title. */
  title: string
  /** The text below the title. */
  lead: string
  /** Short facts at the bottom of the cover. */
  facts: string[]
  chapters: Chapter[]
}
