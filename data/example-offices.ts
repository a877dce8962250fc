import type { DeskId } from './office.ts'
import type { PowerUpId } from './pricing.ts'

/** An example of what a business might hire. Its price follows from the volume prices. */
export type ExampleOffice = {
  /** The kind of business. */
  name: string
  /** Why it would hire these agents, in one sentence. */
  reason: string
  /** The agents, in the order in which they are listed. */
  desks: readonly [DeskId, ...DeskId[]]
  powerUps: readonly PowerUpId[]
}

/** The three examples on /pricing, from small to large. */
export const exampleOffices: readonly ExampleOffice[] = [
  {
    name: 'A sole trader',
    reason: 'You’re on a job and can’t pick up the phone.',
    desks: ['receptionist'],
    powerUps: [],
  },
  {
    name: 'A busy practice',
    reason: 'One person does the phone, the emails and the invoices.',
    desks: ['receptionist', 'support', 'finance'],
    powerUps: ['voices'],
  },
  {
    name: 'A growing company',
    reason: 'Every department is stretched, and nobody has time to recruit.',
    desks: ['receptionist', 'sales', 'support', 'finance', 'marketing', 'hr', 'operations', 'analytics'],
    powerUps: ['memory'],
  },
]
