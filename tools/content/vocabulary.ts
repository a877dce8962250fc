import { Frame } from '../../components/frame/Frame.tsx'
import { templates } from '../../components/frame/templates.tsx'
import { prose } from '../../components/prose/index.tsx'
import * as widgets from '../../components/widgets/registry.ts'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { records, type Records } from './records.ts'

/** The widgets and records that content may use. */
export type Vocabulary = {
  widgets: Readonly<Record<string, WidgetDeclaration>>
  records: Records
  /** The components around a page's text and those of its prose, in which rules look for headings, links and words. */
  pageComponents?: { Frame: typeof Frame; templates: typeof templates; prose: typeof prose }
}

/** Loads the vocabulary on first use; in dev it follows edits. */
export type LoadVocabulary = () => Promise<Vocabulary>

/**
 * The vocabulary of the site. Plugins load it at run time and import only its type. If Vite's configuration imported
 * it, each edit of a record would restart the dev server.
 */
export const vocabulary: Vocabulary = { widgets, records, pageComponents: { Frame, templates, prose } }
