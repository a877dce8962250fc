import { Frame } from '../../components/frame/Frame.tsx'
import { templates } from '../../components/frame/templates.tsx'
import { widgets } from '../../components/widgets/index.ts'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { records, type Records } from './records.ts'

/** The widgets and records that content may use. */
export type Vocabulary = {
  widgets: Readonly<Record<string, WidgetDeclaration>>
  records: Records
  /** The frame and templates around a page's text. Rules read their headings, links and anchors. */
  around?: { Frame: typeof Frame; templates: typeof templates }
}

/** Loads the vocabulary on first use; in dev it follows edits. */
export type LoadVocabulary = () => Promise<Vocabulary>

/**
 * The vocabulary of the site. Plugins load it at run time and import only its type. If Vite's configuration imported
 * it, each edit of a record would restart the dev server.
 */
export const vocabulary: Vocabulary = {
  widgets: widgets,
  records,
  around: { Frame, templates },
}
