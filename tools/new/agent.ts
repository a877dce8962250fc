import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { agentIds } from '../../data/agents.ts'
import { departmentIds } from '../../data/departments.ts'
import { placeholder } from '../check/rules/words/placeholders.ts'
import type { Kind } from './kind.ts'
import { insertRecord, recordText } from './record.ts'
import { between, description, freeId, frontMatter, idOf, oneOf, title } from './rules.ts'

const FILE = 'data/agents.ts'
const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export const agent: Kind = {
  sentence: 'An agent: its record in data/agents.ts and its page, which begins as a draft.',
  questions: [
    { flag: 'name', ask: 'Its name on cards and doors, such as Receptionist', refuse: between(2, 24) },
    { flag: 'id', ask: 'Its id and address', fallback: ({ name }) => idOf(name!), refuse: freeId(agentIds) },
    { flag: 'department', ask: `Its department (${departmentIds.join(', ')})`, refuse: oneOf(departmentIds) },
    { flag: 'does', ask: 'Its job in two to four words, such as Never miss a call', refuse: between(4, 40) },
    { flag: 'job', ask: 'Its job in one sentence', refuse: between(20, 160) },
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
        title: placeholder(`the ${number} feature of ${name}`),
        line: placeholder(`in one line, what the ${number} feature of ${name} means in daily work`),
      })),
      worksWith: agentIds.slice(0, 3).map((other, index) => ({
        agent: other,
        line: placeholder(`in one line, what ${name} does better beside its ${NUMBERS[index]} neighbour`),
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
        instead: true,
      },
      {
        file: `content/(agents)/${id}.mdx`,
        text: `${frontMatter({ title: heading!, description: sentence!, template: 'agent', agent: id!, draft: true })}\n## A day at this desk\n\n${placeholder('one day at one business, hour by hour')}\n\n## What it needs before it starts\n\n${placeholder('the papers, the diary and the two or three questions that it always asks')}\n\n## When it fetches someone\n\n${placeholder('what it leaves to people')}\n`,
      },
    ]
  },
  next: ({ id }) =>
    `Write its six features and three neighbours in ${FILE}, and its page; npm run check tells what is still to be written, and npm run dev shows it at /${id}. Remove “draft: true” when it may be seen.`,
}
