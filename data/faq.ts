import { DISCOVERY_CALL_MINUTES } from './demo.ts'
import { MINUTES_TO_LIVE, setupSteps } from './hire.ts'
import { agentPrice, cheaperStep, hirePromises, lastBand, pounds, powerUpIds, powerUps, priceFor } from './pricing.ts'
import { timelines } from './transformation.ts'

/** A question that visitors ask, with its answer. */
export type Faq = {
  /** As a visitor would ask it, with a question mark. */
  question: string
  /** The answer, in a few sentences of plain text. */
  answer: string
}

const powerUpPrices = powerUpIds.map((id) => `${powerUps[id].name} ${pounds(powerUps[id].price)}`).join(', ')

/** The FAQ of /pricing. */
export const pricingFaq: readonly Faq[] = [
  {
    question: 'What does one agent cost?',
    answer: `${pounds(agentPrice)} a month, whichever agent you choose. There are no setup fees.`,
  },
  {
    question: 'Does the price fall when I hire more agents?',
    answer: `Yes, and for every agent you have, not only the new one. One agent costs ${pounds(agentPrice)}. With ${lastBand.from} or more you pay ${pounds(lastBand.price)} each. The table shows every step.`,
  },
  {
    question: `Is it true that ${cheaperStep.to} agents cost less than ${cheaperStep.from}?`,
    answer: `Yes. ${cheaperStep.from} agents at ${pounds(priceFor(cheaperStep.from))} each come to ${pounds(cheaperStep.before)} a month. ${cheaperStep.to} agents at ${pounds(priceFor(cheaperStep.to))} each come to ${pounds(cheaperStep.after)}. It’s the only step where the total goes down.`,
  },
  {
    question: 'What are power-ups?',
    answer: `Monthly extras for all your agents: ${powerUpPrices}. Switch them on and off in the office demo to see the total.`,
  },
  {
    question: 'What’s in an industry bundle?',
    answer: `Four agents set up for your industry, at one price a month. Four single agents come to ${pounds(4 * priceFor(4))} a month. Some bundles cost less than that; others cost more, and each industry page tells you what the extra pays for.`,
  },
  {
    question: 'Can I buy a compliance pack now?',
    answer: 'Not yet. We list the packs and their prices so you can plan ahead.',
  },
  {
    question: 'Can I cancel?',
    answer: `Yes. You can cancel anytime, and there’s a ${hirePromises.moneyBack.toLowerCase()}.`,
  },
  {
    question: 'How soon can an agent start?',
    answer: `Setup takes ${MINUTES_TO_LIVE} minutes: ${setupSteps.map(({ title }) => title.toLowerCase()).join(', ')}. After that, your agent works 24/7.`,
  },
]

/** The FAQ of /digital-transformation. */
export const transformationFaq: readonly Faq[] = [
  {
    question: 'Do we have to change our systems?',
    answer:
      'Not at first. The pilot works with your phone lines and one diary. The audit shows which systems are worth connecting later.',
  },
  {
    question: 'How long does it take?',
    answer: `The pilot can be running in ${timelines.pilot.value}. The 90-day journey takes you from the audit to your first departments. A full rollout takes ${timelines.rollout.value}.`,
  },
  {
    question: 'Will agents replace our people?',
    answer:
      'They take over calls, reminders and data entry. Decisions, complaints and bad news stay with people, and every agent has a person to hand over to.',
  },
  {
    question: 'Where is our data kept?',
    answer:
      'In the United Kingdom. You choose how long call notes are kept. The security page shows our certifications, including those we don’t hold yet.',
  },
  {
    question: 'What does the free audit cost us?',
    answer: `Only time: a first call of ${DISCOVERY_CALL_MINUTES} minutes, and someone to answer questions about each department. You keep the report, whatever you decide.`,
  },
  {
    question: 'What do we pay afterwards?',
    answer: `A monthly price per agent, as on the pricing page: ${pounds(agentPrice)} for one, ${pounds(lastBand.price)} each from ${lastBand.from} on.`,
  },
]
