/** A further role of a department: one that customers hire beside its lead agent. It has no page of its own. */
export type Role = {
  /** Unique among all roles of all departments. */
  id: string
  /** What stands on the desk's plate. */
  name: string
  /** What it does, in one line. */
  line: string
}

/** A department: its colour, its two-letter code and its plan symbol stand together wherever it is drawn. */
export type Department = {
  /** The name on its door. */
  name: string
  /** Two capitals for chips and desk codes, such as RC. */
  code: string
  /** The three roles beside the lead agent: the 'other agents of the same department' on an agent's page. */
  roles: readonly [Role, Role, Role]
}

/** The ten departments, in the order in which windows and desks are coloured. Each is led by one agent: see `leadOf` in `data/agents.ts`. */
export const departments = {
  reception: {
    name: 'Reception',
    code: 'RC',
    roles: [
      { id: 'after-hours-desk', name: 'After-hours desk', line: 'Evenings, weekends and bank holidays.' },
      { id: 'overflow-desk', name: 'Overflow desk', line: 'Picks up when every line is busy.' },
      { id: 'visitor-desk', name: 'Visitor desk', line: 'Greets, signs in and tells the right person.' },
    ],
  },
  sales: {
    name: 'Sales',
    code: 'SA',
    roles: [
      { id: 'enquiry-desk', name: 'Enquiry desk', line: 'Answers web forms and asks what is missing.' },
      { id: 'quote-desk', name: 'Quote desk', line: 'Chases quotes that have gone quiet.' },
      { id: 'renewals-desk', name: 'Renewals desk', line: 'Writes before a contract or a service falls due.' },
    ],
  },
  support: {
    name: 'Support',
    code: 'SU',
    roles: [
      { id: 'order-desk', name: 'Order desk', line: 'Says where an order is and when it comes.' },
      { id: 'complaints-desk', name: 'Complaints desk', line: 'Takes the facts down and finds the right person.' },
      { id: 'aftercare-desk', name: 'Aftercare desk', line: 'Asks how it went a few days later.' },
    ],
  },
  finance: {
    name: 'Finance',
    code: 'FI',
    roles: [
      { id: 'credit-control-desk', name: 'Credit control desk', line: 'Reminds late payers, politely and on the day.' },
      { id: 'purchase-desk', name: 'Purchase desk', line: 'Matches supplier bills to what was ordered.' },
      { id: 'expenses-desk', name: 'Expenses desk', line: 'Collects receipts and asks for the missing ones.' },
    ],
  },
  marketing: {
    name: 'Marketing',
    code: 'MK',
    roles: [
      { id: 'social-desk', name: 'Social desk', line: 'Posts the week you approved, at the hours you chose.' },
      { id: 'reviews-desk', name: 'Reviews desk', line: 'Asks happy customers for a review.' },
      { id: 'newsletter-desk', name: 'Newsletter desk', line: 'Puts the monthly email together for your approval.' },
    ],
  },
  hr: {
    name: 'HR',
    code: 'HR',
    roles: [
      { id: 'recruitment-desk', name: 'Recruitment desk', line: 'Acknowledges applications and books interviews.' },
      { id: 'leave-desk', name: 'Leave desk', line: 'Keeps holiday requests and the calendar in step.' },
      { id: 'training-desk', name: 'Training desk', line: 'Reminds people of courses that fall due.' },
    ],
  },
  operations: {
    name: 'Operations',
    code: 'OP',
    roles: [
      { id: 'dispatch-desk', name: 'Dispatch desk', line: 'Tells the crew and the customer when a job moves.' },
      { id: 'stock-desk', name: 'Stock desk', line: 'Says what runs low before it runs out.' },
      { id: 'rota-desk', name: 'Rota desk', line: 'Asks who can cover an empty shift.' },
    ],
  },
  compliance: {
    name: 'Compliance',
    code: 'CO',
    roles: [
      { id: 'policy-desk', name: 'Policy desk', line: 'Finds the paragraph that answers the question.' },
      { id: 'consent-desk', name: 'Consent desk', line: 'Keeps consents, and chases those that are missing.' },
      { id: 'audit-desk', name: 'Audit desk', line: 'Gathers the papers that an auditor asks for.' },
    ],
  },
  content: {
    name: 'Content',
    code: 'CN',
    roles: [
      { id: 'blog-desk', name: 'Blog desk', line: 'Drafts an article from your notes.' },
      { id: 'product-copy-desk', name: 'Product copy desk', line: 'Describes each product from its data sheet.' },
      {
        id: 'proofreading-desk',
        name: 'Proofreading desk',
        line: 'Marks slips and house-style breaks before you publish.',
      },
    ],
  },
  analytics: {
    name: 'Analytics',
    code: 'AN',
    roles: [
      { id: 'call-report-desk', name: 'Call report desk', line: 'Counts who rang, when and what about.' },
      { id: 'campaign-report-desk', name: 'Campaign report desk', line: 'Says which campaign brought which enquiry.' },
      { id: 'forecast-desk', name: 'Forecast desk', line: 'Draws next month from the last twelve.' },
    ],
  },
} as const satisfies Record<string, Department>

export type DepartmentId = keyof typeof departments

/** Every department's id, in order. */
export const departmentIds = Object.keys(departments) as DepartmentId[]

/** The id of a further role of any department. */
export type RoleId = (typeof departments)[DepartmentId]['roles'][number]['id']

const byRole = Object.fromEntries(
  departmentIds.flatMap((department) =>
    departments[department].roles.map((role) => [role.id, { ...role, department }]),
  ),
) as Record<RoleId, Role & { department: DepartmentId }>

/** A further role by its id, with the department that it belongs to. */
export function roleOf(id: RoleId): Role & { department: DepartmentId } {
  return byRole[id]
}
