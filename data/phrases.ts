import { MISSION } from './about.ts'
import { agentIds, catalogue } from './agents.ts'
import { DAYS_A_MONTH } from './calculator.ts'
import { DISCOVERY_CALL_MINUTES } from './demo.ts'
import { explorerAgentIds } from './explorer.ts'
import { PLAYBOOK_DELIVERY, PLAYBOOK_REPLY, forms } from './forms.ts'
import { MINUTES_TO_LIVE } from './hire.ts'
import { featuredIndustries, industries, industryIds } from './industries.ts'
import { inWords } from './number-words.ts'
import { playbookIds } from './playbooks.ts'
import { agentPrice, priceBands, cheaperStep, FULL_OFFICE, hirePromises, lastBand, pounds } from './pricing.ts'
import { retention } from './privacy.ts'
import { quiz } from './quiz.ts'
import { readinessQuestions } from './readiness.ts'
import { site } from './site.ts'
import { transcriptIds } from './transcripts.ts'
import { caseStudy, timelines } from './transformation.ts'

const contact = forms.contact.fields
const bundlePrices = industryIds.map((id) => industries[id].bundlePrice)

/** Figures and phrases that running text quotes by name, so that a change of a record reaches every sentence. */
export const phrases = {
  brand: site.brand,
  mission: MISSION,
  'company-number': site.companyNumber,
  phone: site.phone.label,
  'demo-line': site.hotline.label,
  address: site.address.join(', '),
  'agent-price': pounds(agentPrice),
  'lowest-price': pounds(lastBand.price),
  'lowest-price-from': String(lastBand.from),
  'office-levels': inWords(priceBands.length),
  'agent-count': inWords(agentIds.length),
  'catalogue-count': inWords(catalogue.length),
  'industry-count': inWords(industryIds.length),
  'transcript-count': inWords(transcriptIds.length),
  'playbook-count': inWords(playbookIds.length),
  'readiness-question-count': inWords(readinessQuestions.length),
  'quiz-question-count': inWords(quiz.length),
  'explorer-count': inWords(explorerAgentIds.length),
  'featured-industry-count': inWords(featuredIndustries.length),
  'opening-hours': `${site.hours.days}, ${site.hours.times}`.replaceAll('–', ' to '),
  'longest-name': String(contact.firstName.maxLength),
  'longest-company-name': String(contact.companyName.maxLength),
  'longest-text': contact.message.maxLength.toLocaleString('en-GB'),
  'full-office': String(FULL_OFFICE),
  'cheaper-step': `${cheaperStep.from} agents come to ${pounds(cheaperStep.before)} a month, ${cheaperStep.to} agents to ${pounds(cheaperStep.after)}`,
  'bundle-prices': `${pounds(Math.min(...bundlePrices))} to ${pounds(Math.max(...bundlePrices))}`,
  'setup-time': `${MINUTES_TO_LIVE} minutes`,
  'money-back': hirePromises.moneyBack.toLowerCase(),
  'money-back-guarantee': hirePromises.moneyBack,
  'discovery-call': `${DISCOVERY_CALL_MINUTES} minutes`,
  'discovery-call-length': `${DISCOVERY_CALL_MINUTES}-minute`,
  'playbook-reply': PLAYBOOK_REPLY,
  'playbook-delivery': PLAYBOOK_DELIVERY,
  'pilot-time': timelines.pilot.value,
  'rollout-time': timelines.rollout.value,
  'case-client': caseStudy.client,
  'case-problem': caseStudy.problem,
  'case-change': caseStudy.change,
  'calculator-month': `${DAYS_A_MONTH} days`,
  'kept-requests': retention.requests,
  'kept-client-hash': retention.clientHash,
} as const satisfies Record<string, string>

export type PhraseName = keyof typeof phrases

/** Every phrase's name. */
export const phraseNames = Object.keys(phrases) as PhraseName[]
