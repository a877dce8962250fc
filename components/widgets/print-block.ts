import type { ReactElement } from 'react'
import type { DepartmentId } from '../../data/departments.ts'

/** A run of text in one weight, with the address that it links to. */
export type Run = { text: string; strong: boolean; href?: string }

/** A block of a printed chapter. Texts are plain. */
export type PrintBlock =
  /** The first paragraph of a chapter, set larger. A widget's replaces the page's, which describes what moves. */
  | { kind: 'lead'; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  /** A heading within a chapter. */
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: Run[][] }
  /** Short points, each with a title. */
  | { kind: 'points'; points: { title: string; text: string; mark?: string }[] }
  /** Figures with the words below them, side by side. */
  | { kind: 'figures'; figures: readonly { value: string; label: string }[] }
  /** Periods drawn to scale; their texts follow as points. */
  | { kind: 'ruler'; stretches: readonly { mark: string; from: number; to: number; department: DepartmentId }[] }
  /** A share of a whole, in percent, with its name. */
  | { kind: 'bar'; name: string; percent: number }
  /** Agents with their plan symbols. */
  | { kind: 'desks'; desks: { name: string; department: DepartmentId; text: string; proposed: boolean }[] }
  /** A table with figures on the right. The last row may be a total. */
  | { kind: 'table'; head: string[]; rows: string[][]; sum?: boolean }
  /** Questions with boxes to tick. */
  | { kind: 'form'; questions: readonly { question: string; options: readonly string[] }[] }
  /** A note in small type. */
  | { kind: 'note'; text: string }
  /** An SVG drawing with its text alternative; its width in points. */
  | { kind: 'drawing'; drawing: ReactElement; alternative: string; width: number }

/** A block of plain text. */
export function textBlock(kind: 'lead' | 'paragraph', text: string): PrintBlock {
  return { kind, runs: [{ text, strong: false }] }
}
