import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { agentIds } from '../../data/agents.ts'
import { departmentIds } from '../../data/departments.ts'
import { placeholder } from '../check/rules/words/placeholders.ts'
import type { Kind } from './kind.ts'
import { insertRecord, recordText } from './record.ts'
import { between, description, freeId, frontMatter, idOf, oneOf, title } from './validation.ts'

const FILE = 'data/agents.ts'
const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export const agent: Kind = {
  description: 'An agent: a record in data/agents.ts and a page in content/, as a draft.',
  questions: [
    { flag: 'name', ask: 'Name on cards and drawings, such as Receptionist', validate: between(2, 24) },
    {
      flag: 'id',
      ask: 'Id, which is also the address',
      fallback: ({ name }) => idOf(name!),
      validate: freeId(agentIds),
    },
    { flag: 'department', ask: `Department (${departmentIds.join(', ')})`, validate: oneOf(departmentIds) },
    { flag: 'does', ask: 'Job in two to four words, such as Never miss a call', validate: between(4, 40) },
    { flag: 'job', ask: 'Job in one sentence', validate: between(20, 160) },
    { ...title, fallback: ({ name, does }) => `AI ${name}: ${does!.toLowerCase()}`.slice(0, 60) },
    description,
  ],
  write({ name, id, department, does, job, title: heading, description: sentence }, root) {
    const record = recordText(id!, {
      name,
      title: `AI ${name} Agent`,
      department,
      description: does,
      job,
      price: 99,
      features: NUMBERS.map((number) => ({
        id: number,
        title: placeholder(`the ${number} feature of ${name}`),
        line: placeholder(`what the ${number} feature of ${name} does, in one line`),
      })),
      worksWith: agentIds.slice(0, 3).map((other, index) => ({
        agent: other,
        line: placeholder(`how ${name} works with its ${NUMBERS[index]} neighbour, in one line`),
      })),
    })
    return [
      {
        file: FILE,
        text: insertRecord(
          readFileSync(join(root, FILE), 'utf8'),
          '} as const satisfies Record<string, Agent>',
          record,
        ),
        replaces: true,
      },
      {
        file: `content/(agents)/${id}.mdx`,
        text:
          `${frontMatter({ title: heading!, description: sentence!, template: 'agent', agent: id!, draft: true })}\n## ` +
          `A typical day\n\n${placeholder('one day at one business, hour by hour')}\n\n## What it needs before ` +
          `it starts\n\n${placeholder('files, calendars and the questions that it always asks')}\n\n## When it ` +
          `hands over to a person\n\n${placeholder('what it leaves to people')}\n`,
      },
    ]
  },
  next: ({ id }) =>
    `Write its six features and three neighbours in ${FILE}, and its page. npm run check lists what is ` +
    `missing, and npm run dev shows the page at /${id}. Remove “draft: true” to publish it.`,
}
