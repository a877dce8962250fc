/** A department: its colour, its two-letter code and its plan symbol stand together wherever it is drawn. */
export type Department = {
  /** The name on its door. */
  name: string
  /** Two capitals for chips and desk codes, such as RC. */
  code: string
}

/** The ten departments, in the order in which windows and desks are coloured. Each is led by one agent (`data/agents.ts`). */
export const departments = {
  reception: { name: 'Reception', code: 'RC' },
  sales: { name: 'Sales', code: 'SA' },
  support: { name: 'Support', code: 'SU' },
  finance: { name: 'Finance', code: 'FI' },
  marketing: { name: 'Marketing', code: 'MK' },
  hr: { name: 'HR', code: 'HR' },
  operations: { name: 'Operations', code: 'OP' },
  compliance: { name: 'Compliance', code: 'CO' },
  content: { name: 'Content', code: 'CN' },
  analytics: { name: 'Analytics', code: 'AN' },
} as const satisfies Record<string, Department>

export type DepartmentId = keyof typeof departments

/** Every department's id, in order. */
export const departmentIds = Object.keys(departments) as DepartmentId[]
