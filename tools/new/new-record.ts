import { agentIds } from '../../data/agents.ts'
import { departmentIds } from '../../data/departments.ts'
import { industryIds } from '../../data/industries.ts'
import { placeholder } from '../check/rules/words/placeholders.ts'
import {
  ORDINALS,
  pageFile,
  withIndustryChoice,
  withRecord,
  lengthBetween,
  description,
  idQuestion,
  oneOf,
  title,
  type NewKind,
} from './new-kind.ts'

const AGENTS_FILE = 'data/agents.ts'
const SETUP_FILE = 'data/agent-setup.ts'

export const newAgent: NewKind = {
  description: 'An agent: its records in data/agents.ts and data/agent-setup.ts, and a page in content/, as a draft.',
  questions: [
    { flag: 'name', ask: 'Name on cards and drawings, such as Receptionist', validate: lengthBetween(2, 24) },
    idQuestion(agentIds),
    { flag: 'department', ask: `Department (${departmentIds.join(', ')})`, validate: oneOf(departmentIds) },
    { flag: 'does', ask: 'Job in two to four words, such as Never miss a call', validate: lengthBetween(4, 40) },
    { flag: 'job', ask: 'Job in one sentence', validate: lengthBetween(20, 160) },
    { ...title, fallback: ({ name, does }) => `AI ${name}: ${does!.toLowerCase()}`.slice(0, 60) },
    description,
  ],
  write({ name, id, department, does, job, title: pageTitle, description: pageDescription }, root) {
    return [
      withRecord(
        root,
        AGENTS_FILE,
        'agents',
        id!,
        {
          name,
          title: `AI ${name} Agent`,
          department,
          description: does,
          job,
          features: ORDINALS.map((number) => ({
            id: number,
            title: placeholder(`the ${number} feature of ${name}`),
            line: placeholder(`what the ${number} feature of ${name} does, in one line`),
          })),
          worksWith: agentIds.slice(0, 3).map((other, index) => ({
            agent: other,
            line: placeholder(`how ${name} works with its ${ORDINALS[index]} neighbour, in one line`),
          })),
        },
        { worksWith: `three agents that ${name} works with` },
      ),
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
    `Write its six features and three neighbours in ${AGENTS_FILE}, how it is set up in ${SETUP_FILE}, and its page. npm run check lists what is ` +
    `missing, and npm run dev shows the page at /${id}. Remove “draft: true” to publish it.`,
}

const INDUSTRIES_FILE = 'data/industries.ts'

export const newIndustry: NewKind = {
  description:
    'An industry: a record in data/industries.ts, a choice in the forms and a page in content/. It is not a draft, ' +
    'because lists of industries link to it; npm run check fails until it is written.',
  questions: [
    { flag: 'name', ask: 'Name, such as Dental for “Dental Digital Office”', validate: lengthBetween(2, 30) },
    idQuestion(industryIds),
    {
      flag: 'businesses',
      ask: 'Businesses, such as Dental practices',
      validate: (text) =>
        /^(\p{Lu}|e\p{Lu})/u.test(text) ? lengthBetween(3, 40)(text) : 'Begin with a capital letter: Dental practices.',
    },
    { flag: 'about', ask: 'Two or three sentences for the top of its page', validate: lengthBetween(40, 240) },
    {
      flag: 'price',
      ask: 'Price of its bundle of four agents, in pounds a month',
      validate: (price) => (/^[1-9]\d{1,4}$/.test(price) ? undefined : 'Use a whole number without the £ sign.'),
    },
    {
      flag: 'colour',
      ask: `Department whose colour it has (${departmentIds.join(', ')})`,
      validate: oneOf(departmentIds),
    },
    { ...title, fallback: ({ businesses }) => `AI staff for ${businesses!.toLowerCase()}`.slice(0, 60) },
    description,
  ],
  write({ name, id, businesses, about, price, colour, title: pageTitle, description: pageDescription }, root) {
    const inSentence = businesses!.toLowerCase()
    return [
      withRecord(
        root,
        INDUSTRIES_FILE,
        'industries',
        id!,
        {
          name,
          businesses,
          description: about,
          colour,
          useCases: ORDINALS.map((number) => placeholder(`the ${number} use case of ${inSentence}`)),
          bundlePrice: Number(price),
          training: placeholder(`what the bundle for ${inSentence} is set up with, after "set up with"`),
          similar: industryIds.slice(0, 3),
          bundle: agentIds.slice(0, 4).map((agent, index) => ({
            agent,
            line: placeholder(`what the ${ORDINALS[index]} agent does for ${inSentence}`),
          })),
        },
        { similar: `three industries like ${name}`, bundle: `the four agents of the bundle for ${inSentence}` },
      ),
      withIndustryChoice(root, name!),
      pageFile(
        `content/(industries)/${id}.mdx`,
        { title: pageTitle!, description: pageDescription!, template: 'industry', industry: id! },
        [
          '## An ordinary Monday',
          placeholder('the calls that such a business gets before ten o’clock'),
          '## How the other three agents help',
          ORDINALS.slice(1, 4)
            .map((number) => `- ${placeholder(`what the ${number} agent does, with a link to its page in bold`)}`)
            .join('\n'),
          '## What it needs to know about you',
          placeholder('what the agents need to know before they start'),
          '## What stays with people',
          placeholder('what agents do not decide'),
        ],
      ),
    ]
  },
  next: ({ id }) =>
    `Write its six use cases, four agents and three similar industries in ${INDUSTRIES_FILE}, and its page. npm run check lists what is missing, ` +
    `and npm run dev shows the page at /${id}. The other industries also have a plan of their premises in components/drawings/premises ` +
    '(without one a small office is drawn), a symbol in components/drawings/symbols/IndustrySymbol.tsx, and words that ' +
    'people search for in data/search.ts: follow dental there and in content/(industries).',
}
