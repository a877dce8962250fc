import { agentIds } from '../../data/agents.ts'
import { departmentIds } from '../../data/departments.ts'
import { industryIds } from '../../data/industries.ts'

/** The ids of the records that content may use, and the file of each kind. */
export const records = {
  agent: { ids: agentIds, file: 'data/agents.ts' },
  industry: { ids: industryIds, file: 'data/industries.ts' },
  department: { ids: departmentIds, file: 'data/departments.ts' },
}

export type Records = typeof records
