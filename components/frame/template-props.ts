import type { ReactNode } from 'react'
import type { AgentId } from '../../data/agents.ts'
import type { IndustryId } from '../../data/industries.ts'

/** The props of a template. */
export type TemplateProps = {
  /** The page's compiled MDX. */
  children: ReactNode
  /** The page's second-level headings, for a table of contents; empty where front matter does not ask for one. */
  contents: readonly { id: string; text: string }[]
  /** The agent that the page is about; front matter with `template: agent` always names one. */
  agent?: AgentId
  /** The industry that the page is about; front matter with `template: industry` always names one. */
  industry?: IndustryId
}
