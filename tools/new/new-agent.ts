import { agentIds } from '../../data/agents.ts'
import { departmentIds } from '../../data/departments.ts'
import { placeholder } from '../check/rules/words/placeholders.ts'
import { NUMBERS, pageFile, withRecord } from './files.ts'
import { between, description, idQuestion, oneOf, title, type NewKind } from './new-kind.ts'

const FILE = 'data/agents.ts'
const SETUP_FILE = 'data/agent-setup.ts'

export const newAgent: NewKind = {
  description: 'An agent: its records in data/agents.ts and data/agent-setup.ts, and a page in content/, as a draft.',
  questions: [
    { flag: 'name', ask: 'Name on cards and drawings, such as Receptionist', validate: between(2, 24) },
    idQuestion(agentIds),
    { flag: 'department', ask: `Department (${departmentIds.join(', ')})`, validate: oneOf(departmentIds) },
    { flag: 'does', ask: 'Job in two to four words, such as Never miss a call', validate: between(4, 40) },
    { flag: 'job', ask: 'Job in one sentence', validate: between(20, 160) },
    { ...title, fallback: ({ name, does }) => `AI ${name}: ${does!.toLowerCase()}`.slice(0, 60) },
    description,
  ],
  write({ name, id, department, does, job, title: pageTitle, description: pageDescription }, root) {
    return [
      withRecord(root, FILE, 'agents', id!, {
        name,
        title: `AI ${name} Agent`,
        department,
        description: does,
        job,
        features: NUMBERS.map((number) => ({
          id: number,
          title: placeholder(`the ${number} feature of ${name}`),
          line: placeholder(`what the ${number} feature of ${name} does, in one line`),
        })),
        worksWith: agentIds.slice(0, 3).map((other, index) => ({
          agent: other,
          line: placeholder(`how ${name} works with its ${NUMBERS[index]} neighbour, in one line`),
        })),
      }),
      withRecord(root, SETUP_FILE, 'agentSetups', id!, {
        business: placeholder(`what ${name} needs to know about the business`),
        rules: { title: placeholder('two to four words'), text: placeholder(`what you decide for ${name}`) },
        connects: placeholder(`what ${name} is connected to, after "Connect"`),
        trial: placeholder(`how you try ${name} before you switch it on`),
      }),
      pageFile(
        `content/(agents)/${id}.mdx`,
        { title: pageTitle!, description: pageDescription!, template: 'agent', agent: id!, draft: true },
        [
          '## A typical day',
          placeholder('one day at one business, hour by hour'),
          '## What it needs before it starts',
          placeholder('files, calendars and the questions that it always asks'),
          '## When it hands over to a person',
          placeholder('what it leaves to people'),
        ],
      ),
    ]
  },
  next: ({ id }) =>
    `Write its six features and three neighbours in ${FILE}, how it is set up in ${SETUP_FILE}, and its page. npm run check lists what is ` +
    `missing, and npm run dev shows the page at /${id}. Remove “draft: true” to publish it.`,
}
