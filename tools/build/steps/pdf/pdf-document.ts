import type { PrintBlock } from '../../../../components/widgets/print-block.ts'

/** A chapter: its heading, and its blocks. */
export type Chapter = { title: string; blocks: PrintBlock[] }

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
