import { agentPrice, bands, cheaperStep, pounds, powerUpIds, powerUps, priceFor } from './pricing.ts'

/** A question that visitors ask, with its answer. */
export type Faq = {
  /** As a visitor would ask it, with a question mark. */
  question: string
  /** The answer in one to three sentences of plain text. */
  answer: string
}

const powerUpPrices = powerUpIds.map((id) => `${powerUps[id].name} ${pounds(powerUps[id].price)}`).join(', ')
const cheapest = bands.at(-1)!

/** The FAQ of /pricing. */
export const pricingFaq: readonly Faq[] = [
  {
    question: 'What does one agent cost?',
    answer: `${pounds(agentPrice)} a month, whichever of the agents it is. There are no setup fees.`,
  },
  {
    question: 'What happens to the price when I hire more?',
    answer: `It falls for every agent, not only for the new one: from ${pounds(agentPrice)} each for one down to ${pounds(cheapest.price)} each from ${cheapest.from} on. The table shows each step.`,
  },
  {
    question: `Is it true that ${cheaperStep.to} agents cost less than ${cheaperStep.from}?`,
    answer: `Yes. ${cheaperStep.from} agents at ${pounds(priceFor(cheaperStep.from))} come to ${pounds(cheaperStep.before)} a month, ${cheaperStep.to} at ${pounds(priceFor(cheaperStep.to))} to ${pounds(cheaperStep.after)}. It is the only step at which the total falls.`,
  },
  {
    question: 'What are power-ups?',
    answer: `Extras for the whole office, by the month: ${powerUpPrices}. You can switch them on and off in the office demo to see the total.`,
  },
  {
    question: 'What is in an industry bundle?',
    answer: `Four agents, set up for one trade, at one price a month. Four agents at the volume price come to ${pounds(4 * priceFor(4))}; some bundles cost less than that and some cost more, so compare before you choose.`,
  },
  {
    question: 'Can I buy a compliance pack now?',
    answer: 'Not yet. The packs and their prices are listed so that you can plan; their buttons say Coming Soon.',
  },
  {
    question: 'Can I leave?',
    answer: 'Yes. Cancel anytime, and there is a 30-day money-back guarantee.',
  },
  {
    question: 'How soon does an agent start?',
    answer:
      'Setup takes 10 minutes: business information, voice and personality, integration, go live. After that it works 24/7.',
  },
]

/** The FAQ of /digital-transformation: six items. */
export const transformationFaq: readonly [Faq, Faq, Faq, Faq, Faq, Faq] = [
  {
    question: 'Do we have to change our systems?',
    answer:
      'Not to begin with. The pilot works with your telephone lines and one diary. The audit names the systems that are worth connecting later.',
  },
  {
    question: 'How long does it take?',
    answer:
      'A pilot runs in 30 days. The 90-day journey takes you from the audit to the first departments; the full rollout takes 3–6 months.',
  },
  {
    question: 'Will agents replace our people?',
    answer:
      'They take over calls, reminders and copied lists. Decisions, complaints and bad news stay with people, and each desk has a person that it hands over to.',
  },
  {
    question: 'Where is our data kept?',
    answer:
      'In the United Kingdom. You choose how long call notes are kept. The security page gives the status of each certification, including those that we do not hold yet.',
  },
  {
    question: 'What does the free audit cost us?',
    answer:
      'Your time: a first call of 15 minutes, and somebody who can answer questions about each department. You keep the report, whatever you decide.',
  },
  {
    question: 'What do we pay afterwards?',
    answer: `By the agent and the month, at the prices on the pricing page: ${pounds(agentPrice)} for one, ${pounds(cheapest.price)} each from ${cheapest.from} on.`,
  },
]
