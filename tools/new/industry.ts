import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { agentIds } from '../../data/agents.ts'
import { departmentIds } from '../../data/departments.ts'
import { industryIds } from '../../data/industries.ts'
import { placeholder } from '../check/rules/words/placeholders.ts'
import type { Kind } from './kind.ts'
import { insertRecord, recordText } from './record.ts'
import { between, description, freeId, frontMatter, idOf, oneOf, title } from './rules.ts'

const FILE = 'data/industries.ts'
const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export const industry: Kind = {
  sentence:
    'An industry: its record in data/industries.ts and its page. No draft: lists of industries link to it at once, and the check refuses it until it is written.',
  questions: [
    { flag: 'name', ask: 'Its name, as in “Dental Digital Office”', refuse: between(2, 30) },
    { flag: 'id', ask: 'Its id and address', fallback: ({ name }) => idOf(name!), refuse: freeId(industryIds) },
    { flag: 'sector', ask: 'The businesses, such as Dental practices', refuse: between(3, 40) },
    { flag: 'about', ask: 'Two or three sentences for the head of its page', refuse: between(40, 240) },
    {
      flag: 'price',
      ask: 'Pounds a month for its bundle of four agents',
      refuse: (price) => (/^[1-9]\d{1,4}$/.test(price) ? undefined : 'It must be a whole number, without the £.'),
    },
    {
      flag: 'colour',
      ask: `The department whose colour it has (${departmentIds.join(', ')})`,
      fallback: () => 'operations',
      refuse: oneOf(departmentIds),
    },
    { ...title, fallback: ({ sector }) => `AI staff for ${sector!.toLowerCase()}`.slice(0, 60) },
    description,
  ],
  write({ name, id, sector, about, price, colour, title: heading, description: sentence }, root) {
    const record = recordText(id!, {
      name,
      sector,
      description: about,
      colour,
      useCases: NUMBERS.map((number) => placeholder(`the ${number} use case of ${sector!.toLowerCase()}`)),
      bundlePrice: Number(price),
      bundle: agentIds.slice(0, 4).map((each, index) => ({
        agent: each,
        line: placeholder(`what the ${NUMBERS[index]} desk does for ${sector!.toLowerCase()}`),
      })),
    })
    return [
      {
        file: FILE,
        text: insertRecord(
          readFileSync(join(root, FILE), 'utf8'),
          '} as const satisfies Record<string, Industry>',
          record,
        ),
        instead: true,
      },
      {
        file: `content/(industries)/${id}.mdx`,
        text: `${frontMatter({ title: heading!, description: sentence!, template: 'industry', industry: id! })}\n## An ordinary Monday\n\n${placeholder('what the telephone does to such a business before ten o’clock')}\n\n## What it needs to know about you\n\n${placeholder('what the desks are told before they start')}\n\n## What stays with people\n\n${placeholder('what no agent decides')}\n`,
      },
    ]
  },
  next: ({ id }) =>
    `Write its six use cases and four desks in ${FILE}, and its page; npm run check tells what is still to be written, and npm run dev shows it at /${id}. Its plan is a small office until components/drawings/premises has one of its own.`,
}
