import type { AgentId } from './agents.ts'
import { setupSteps, type SetupStep } from './hire.ts'

/** What is particular to setting up one agent; the four steps have the same minutes for all. */
export type AgentSetup = {
  /** Step 1: what it needs to know about your business. */
  business: string
  /** Step 2: its name, in two to four words, and what you decide in it. */
  rules: { title: string; text: string }
  /** Step 3: what it is connected to, as the end of 'Connect …'. */
  connects: string
  /** Step 4: how you try it before you switch it on. */
  trial: string
  /** What our team still does after the call, and how long it takes. Most agents need nothing more. */
  afterwards?: { text: string; placeholder?: true }
}

/** The setup of each agent. The receptionist's steps are in `data/hire.ts`. */
export const agentSetups: Readonly<Record<Exclude<AgentId, 'receptionist'>, AgentSetup>> = {
  sales: {
    business: 'What you sell, your prices and the area you cover.',
    rules: { title: 'Qualifying questions', text: 'What to ask, and which answers make an enquiry worth a visit.' },
    connects: 'your web form or enquiry inbox, and your diary',
    trial: 'Send it a test enquiry, read its reply and switch it on.',
  },
  support: {
    business: 'Your opening hours, delivery times and rules on returns.',
    rules: { title: 'Approved answers', text: 'The documents it may quote, and what always goes to a person.' },
    connects: 'your support inbox or web chat, and your order list',
    trial: 'Ask it the five questions you hear most, and switch it on.',
  },
  finance: {
    business: 'Your rates, payment terms and VAT details.',
    rules: { title: 'Reminder rules', text: 'On which days it writes, in which words, and whom it never chases.' },
    connects: 'your accounts package and the inbox for supplier bills',
    trial: 'Check a draft invoice and a draft reminder. Nothing goes out until you approve it.',
  },
  marketing: {
    business: 'What you offer, your quiet weeks and the dates that matter.',
    rules: { title: 'Tone of voice', text: 'A few emails or posts you like, and the words you never use.' },
    connects: 'your mailing list and your social accounts',
    trial: 'Edit the first month’s plan. Nothing is published until you approve it.',
  },
  hr: {
    business: 'Your working hours, your holiday year and who approves what.',
    rules: { title: 'Handbook and limits', text: 'The handbook it may quote, and what always goes to a manager.' },
    connects: 'your staff calendar and the inbox that new starters write to',
    trial: 'Ask it how many days’ holiday you have left, and switch it on.',
  },
  operations: {
    business: 'Your opening hours, your team and the kinds of job you do.',
    rules: { title: 'Warning levels', text: 'Who covers for whom, when stock is low, and who hears about a delay.' },
    connects: 'your job diary, rota and stock list',
    trial: 'Move a test job, read the messages it drafts, and switch it on.',
  },
  compliance: {
    business: 'Which records you keep, and for how long.',
    rules: { title: 'Your checklists', text: 'What a complete file contains, and who signs it off.' },
    connects: 'the folder your records are in, to read only',
    trial: 'Watch it check one file against your list, and switch it on for new files.',
    afterwards: {
      text: 'Then we go through your older files with it. That takes us up to five working days, and you confirm the list of what’s missing.',
      placeholder: true,
    },
  },
  content: {
    business: 'What you do, who for and where.',
    rules: { title: 'House style', text: 'Three texts you like, your spelling, and the words you never use.' },
    connects: 'the folder with your notes and photos',
    trial: 'Edit its first draft. Nothing is published until you approve it.',
  },
  analytics: {
    business: 'Which figures you look at, and who the weekly page is for.',
    rules: {
      title: 'What counts',
      text: 'What counts as an enquiry, a booking and a sale, so its figures match yours.',
    },
    connects: 'your call notes, diary and sales records, to read only',
    trial: 'Ask it how many calls you had last week, and switch it on.',
    afterwards: {
      text: 'Then we connect your other systems one by one. That takes us up to five working days; your first full page comes the Monday after.',
      placeholder: true,
    },
  },
}

/** The four setup steps of an agent, on the ruler of minutes. */
export function setupStepsOf(id: AgentId): readonly SetupStep[] {
  if (id === 'receptionist') return setupSteps
  const { business, rules, connects, trial } = agentSetups[id]
  const [first, second, third, last] = setupSteps
  return [
    { ...first, text: business },
    { ...second, ...rules },
    { ...third, text: `Connect ${connects}.` },
    { ...last, text: trial },
  ]
}

/** What our team does after the setup call, if an agent needs more than that. */
export function afterSetup(id: AgentId): string | undefined {
  return id === 'receptionist' ? undefined : agentSetups[id].afterwards?.text
}
