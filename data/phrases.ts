import { MISSION } from './about.ts'
import { customPlaybook } from './custom-playbook.ts'
import { DISCOVERY_CALL_MINUTES } from './demo.ts'
import { MINUTES_TO_LIVE } from './hire.ts'
import { industries, industryIds } from './industries.ts'
import { agentPrice, bands, cheaperStep, FULL_OFFICE, hirePromises, pounds } from './pricing.ts'
import { retention } from './privacy.ts'
import { site } from './site.ts'
import { caseStudy, timelines } from './transformation.ts'

const cheapest = bands.at(-1)!
const bundlePrices = industryIds.map((id) => industries[id].bundlePrice)

/** Figures and phrases that running text quotes by name, so that a change of a record reaches every sentence. */
export const phrases = {
  brand: site.brand,
  mission: MISSION,
  'company-number': site.companyNumber,
  address: site.address.join(', '),
  'agent-price': pounds(agentPrice),
  'lowest-price': pounds(cheapest.price),
  'lowest-price-from': String(cheapest.from),
  'office-levels': String(bands.length),
  'full-office': String(FULL_OFFICE),
  'cheaper-step': `${cheaperStep.from} agents come to ${pounds(cheaperStep.before)} a month, ${cheaperStep.to} agents to ${pounds(cheaperStep.after)}`,
  'bundle-prices': `${pounds(Math.min(...bundlePrices))} to ${pounds(Math.max(...bundlePrices))}`,
  'setup-time': `${MINUTES_TO_LIVE} minutes`,
  'money-back': hirePromises.moneyBack.toLowerCase(),
  'money-back-guarantee': hirePromises.moneyBack,
  'discovery-call': `${DISCOVERY_CALL_MINUTES} minutes`,
  'discovery-call-length': `${DISCOVERY_CALL_MINUTES}-minute`,
  'playbook-reply': customPlaybook.reply,
  'playbook-delivery': customPlaybook.delivery,
  'pilot-time': timelines.pilot.value,
  'rollout-time': timelines.rollout.value,
  'case-client': caseStudy.client,
  'case-problem': caseStudy.problem,
  'case-change': caseStudy.change,
  'kept-requests': retention.requests,
  'kept-client-hash': retention.clientHash,
} as const satisfies Record<string, string>

export type PhraseName = keyof typeof phrases

/** Every phrase's name. */
export const phraseNames = Object.keys(phrases) as PhraseName[]
