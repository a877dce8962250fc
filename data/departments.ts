/** A further role of a department: one that customers hire beside its lead agent. It has no page. */
export type Role = {
  /** Unique among all roles of all departments. */
  id: string
  /** What it is called on cards. */
  name: string
  /** What it does, in one line. */
  line: string
  /** What it adds to the lead agent, or when to choose it instead. */
  choice: string
}

/** A department. Its colour, its two-letter code and its plan symbol always appear together. */
export type Department = {
  /** The name on its door. */
  name: string
  /** Two capitals for chips and desk codes, such as RC. */
  code: string
  /** The roles beside the lead agent: the 'other agents of the same department' on an agent's page. */
  roles: readonly Role[]
}

/** The ten departments, in the order in which windows and desks are coloured. `mainAgentOf` has the agent of each. */
export const departments = {
  reception: {
    name: 'Reception',
    code: 'RC',
    roles: [
      {
        id: 'after-hours-desk',
        name: 'After-hours agent',
        line: 'Takes calls on evenings, weekends and bank holidays.',
        choice: 'Choose it instead of the Receptionist if your own staff answer by day.',
      },
      {
        id: 'overflow-desk',
        name: 'Overflow agent',
        line: 'Picks up when every line is busy.',
        choice: 'Choose it instead of the Receptionist if your team only needs help at busy times.',
      },
      {
        id: 'visitor-desk',
        name: 'Visitor agent',
        line: 'Greets visitors, signs them in and tells the right person.',
        choice: 'The Receptionist only takes calls. This agent looks after people at the door.',
      },
    ],
  },
  sales: {
    name: 'Sales',
    code: 'SA',
    roles: [
      {
        id: 'enquiry-desk',
        name: 'Web enquiry agent',
        line: 'Replies to web forms and asks for any missing details.',
        choice: 'Choose it instead of Sales if you do the follow-up yourself.',
      },
      {
        id: 'quote-desk',
        name: 'Quote agent',
        line: 'Follows up large quotes until you get an answer.',
        choice: 'Sales sends one reminder. This agent sends several, on the dates you choose.',
      },
      {
        id: 'renewals-desk',
        name: 'Renewals agent',
        line: 'Writes to customers before a contract ends or a service is due.',
        choice: 'Sales looks after new customers. This agent looks after the ones you have.',
      },
    ],
  },
  support: {
    name: 'Support',
    code: 'SU',
    roles: [
      {
        id: 'order-desk',
        name: 'Order agent',
        line: 'Tells customers where their order is and when it’s due.',
        choice: 'Choose it instead of Support if delivery questions are most of your inbox.',
      },
      {
        id: 'complaints-desk',
        name: 'Complaints agent',
        line: 'Logs each complaint and tracks its deadline.',
        choice: 'Support passes complaints on. This agent makes sure your team answers them in time.',
      },
      {
        id: 'aftercare-desk',
        name: 'Aftercare agent',
        line: 'Asks how it went a few days later.',
        choice: 'Support waits for customers to get in touch. This agent contacts them first.',
      },
    ],
  },
  finance: {
    name: 'Finance',
    code: 'FI',
    roles: [
      {
        id: 'credit-control-desk',
        name: 'Credit control agent',
        line: 'Chases late payers, politely and on time.',
        choice: 'Choose it instead of Finance if you already send invoices from another system.',
      },
      {
        id: 'purchase-desk',
        name: 'Purchase agent',
        line: 'Checks supplier bills against what you ordered.',
        choice: 'Finance only reads the bills. Add this agent if you raise purchase orders.',
      },
      {
        id: 'expenses-desk',
        name: 'Expenses agent',
        line: 'Collects receipts and asks for missing ones.',
        choice: 'Finance doesn’t handle staff expenses. This agent does.',
      },
    ],
  },
  marketing: {
    name: 'Marketing',
    code: 'MK',
    roles: [
      {
        id: 'social-desk',
        name: 'Social media agent',
        line: 'Publishes the posts you’ve approved, at the times you choose.',
        choice: 'Choose it instead of Marketing if you don’t need emails or recalls.',
      },
      {
        id: 'reviews-desk',
        name: 'Reviews agent',
        line: 'Drafts a reply to every review for you to approve.',
        choice: 'Marketing asks for reviews. This agent helps you answer them.',
      },
      {
        id: 'newsletter-desk',
        name: 'Newsletter agent',
        line: 'Puts together a monthly newsletter for you to approve.',
        choice: 'Marketing writes short emails about what’s due. This agent gathers news from your whole team.',
      },
    ],
  },
  hr: {
    name: 'HR',
    code: 'HR',
    roles: [
      {
        id: 'recruitment-desk',
        name: 'Recruitment agent',
        line: 'Replies to every applicant and keeps them informed.',
        choice: 'Add it when you’re hiring often. HR books the interviews.',
      },
      {
        id: 'leave-desk',
        name: 'Leave agent',
        line: 'Handles holiday requests and keeps the calendar up to date.',
        choice: 'Choose it instead of HR if leave is all you need help with.',
      },
      {
        id: 'training-desk',
        name: 'Training agent',
        line: 'Reminds people of courses that are due.',
        choice: 'HR doesn’t keep training records. This agent does.',
      },
    ],
  },
  operations: {
    name: 'Operations',
    code: 'OP',
    roles: [
      {
        id: 'dispatch-desk',
        name: 'Dispatch agent',
        line: 'Keeps several crews and their customers updated all day.',
        choice: 'Add it if you have several vans on the road. Operations sends one arrival time per job.',
      },
      {
        id: 'stock-desk',
        name: 'Stock agent',
        line: 'Warns you before stock runs out.',
        choice: 'Choose it instead of Operations if stock is all you need to track.',
      },
      {
        id: 'rota-desk',
        name: 'Rota agent',
        line: 'Drafts the whole rota for you to approve.',
        choice: 'Operations only fills gaps. Add this agent if you have a larger team.',
      },
    ],
  },
  compliance: {
    name: 'Compliance',
    code: 'CO',
    roles: [
      {
        id: 'policy-desk',
        name: 'Policy agent',
        line: 'Finds the answer in your policies and quotes it.',
        choice: 'Compliance checks the files. This agent answers your staff’s questions.',
      },
      {
        id: 'consent-desk',
        name: 'Consent agent',
        line: 'Keeps consent forms complete and chases missing ones.',
        choice: 'Choose it instead of Compliance if consent forms are the only records you need to check.',
      },
      {
        id: 'audit-desk',
        name: 'Audit agent',
        line: 'Gathers the documents on your auditor’s list.',
        choice: 'Compliance keeps the files complete from day to day. This agent gets them ready for an audit.',
      },
    ],
  },
  content: {
    name: 'Content',
    code: 'CN',
    roles: [
      {
        id: 'blog-desk',
        name: 'Blog agent',
        line: 'Plans a series of articles and drafts each one.',
        choice: 'Content writes one text at a time. This agent plans the months ahead.',
      },
      {
        id: 'product-copy-desk',
        name: 'Product copy agent',
        line: 'Describes each product from its data sheet.',
        choice: 'Choose it instead of Content if product pages are all you need.',
      },
      {
        id: 'proofreading-desk',
        name: 'Proofreading agent',
        line: 'Checks spelling and house style before you publish.',
        choice: 'Choose it instead of Content if your team does the writing.',
      },
    ],
  },
  analytics: {
    name: 'Analytics',
    code: 'AN',
    roles: [
      {
        id: 'call-report-desk',
        name: 'Call report agent',
        line: 'Counts who called, when and what about.',
        choice: 'Choose it instead of Analytics if calls are the only figures you need.',
      },
      {
        id: 'campaign-report-desk',
        name: 'Campaign report agent',
        line: 'Compares your campaigns by cost, enquiries and bookings.',
        choice: 'Analytics gives you the overall figures. This agent goes into detail on campaigns.',
      },
      {
        id: 'forecast-desk',
        name: 'Forecast agent',
        line: 'Estimates next month from the past twelve.',
        choice: 'Analytics reports on the week that’s gone. This agent looks ahead.',
      },
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

type DepartmentClass = Lowercase<(typeof departments)[DepartmentId]['code']>

/** The class that gives a drawing, a chip or a room its department's colours: the department's code in lower case. */
export function departmentClass(department: DepartmentId): DepartmentClass {
  return departments[department].code.toLowerCase() as DepartmentClass
}
