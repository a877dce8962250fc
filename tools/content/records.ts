import { agentIds } from '../../data/agents.ts'
import { departmentIds } from '../../data/departments.ts'
import { industryIds } from '../../data/industries.ts'
import { phrases } from '../../data/phrases.ts'

/** The ids of the records that content may use, the file of each kind, and the phrases that front matter may quote. */
export const records = {
  agent: { ids: agentIds, file: 'data/agents.ts' },
  industry: { ids: industryIds, file: 'data/industries.ts' },
  department: { ids: departmentIds, file: 'data/departments.ts' },
  phrases: phrases as Readonly<Record<string, string>>,
}

export type Records = typeof records
