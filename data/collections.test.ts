import { expect, test } from 'vitest'
import { agentIds } from './agents.ts'
import { canvas } from './canvas.ts'
import {
  certificationIds,
  certifications,
  compliancePackIds,
  compliancePacks,
  hasCertificate,
  PACK_BUTTON,
  quickActions,
  securityCards,
  statusText,
} from './compliance.ts'
import { demoPrompts } from './demo.ts'
import { eras, modelComparison } from './eras.ts'
import { pricingFaq, transformationFaq } from './faq.ts'
import { hireFeatures, setupSteps } from './hire.ts'
import { ninetyDays, pathwayIds, roadmap, stages } from './journey.ts'
import { playbookIds, playbooks } from './playbooks.ts'
import { hirePromises } from './pricing.ts'
import { solutionIds, solutions } from './solutions.ts'
import { teamCards, teamFloors } from './team.ts'
import { transcriptIds, transcripts } from './transcripts.ts'
import {
  auditReport,
  caseStudy,
  components,
  phaseBars,
  phasedDesks,
  timelines,
  valueDrivers,
  weeklyReceipt,
} from './transformation.ts'

test('certifications: their status and dates as printed, a certificate for the active one only', () => {
  expect(certificationIds.map((id) => statusText(certifications[id]))).toEqual([
    'Active until 2025-12-31',
    'Pending',
    'Locked (Q2 2025)',
  ])
  expect(certificationIds.filter(hasCertificate)).toEqual(['gdpr'])
  expect(statusText(certifications.gdpr, '2025-12-31')).toBe('Active until 2025-12-31')
  expect(statusText(certifications.gdpr, '2026-01-01')).toBe('Active until 2025-12-31, renewal to be confirmed')
})

test('compliance packs as printed, one of them popular', () => {
  expect(compliancePackIds.map((id) => [compliancePacks[id].name, compliancePacks[id].price])).toEqual([
    ['Legal Practice', 199],
    ['Healthcare', 249],
    ['Financial Services', 299],
  ])
  expect(compliancePackIds.filter((id) => compliancePacks[id].popular)).toHaveLength(1)
  expect(PACK_BUTTON).toBe('Coming Soon')
  expect(quickActions.map(({ href }) => href)).toEqual(['/security', '/privacy', '/contact', '/demo'])
})

test('six security cards; those about a certification carry its status', () => {
  expect(securityCards.map(({ title }) => title)).toEqual([
    'GDPR compliant',
    'Data encryption',
    'SOC 2',
    'ISO 27001',
    'Regular audits',
    'UK data residency',
  ])
  expect(securityCards.flatMap(({ certification }) => certification ?? [])).toEqual(certificationIds)
})

test('the directory: three floors, people on top and marked as placeholders, every agent below, once', () => {
  expect(teamFloors.map(({ name }) => name)).toEqual(['Leadership', 'Growth and operations', 'Specialists'])
  expect(new Set(teamCards.map(({ id }) => id)).size).toBe(teamCards.length)
  for (const { agent, placeholder } of teamFloors[0].cards) expect([agent, placeholder]).toEqual([undefined, true])
  expect(teamCards.flatMap(({ agent }) => agent ?? []).sort()).toEqual(agentIds.slice(0, 10).sort())
})

test('ratings and counts of use that nobody measured are marked as placeholders', () => {
  for (const id of playbookIds) expect(playbooks[id].placeholder, id).toBe(true)
})

test('no transcript talks a caller through a repair, as the page for trades promises', () => {
  const said = transcriptIds.flatMap((id) =>
    transcripts[id].turns.flatMap(([by, words]) => (by === 'agent' ? words : [])),
  )
  expect(said.filter((words) => /\b(turn|switch|unscrew|tighten|reset)\b/i.test(words))).toEqual([])
  expect(said.join(' ')).toContain('I can’t talk you through a repair')
})

test('solutions: four cards, one call and four dashboards', () => {
  const links = solutionIds.flatMap((id) => [...solutions[id].links])
  expect(solutionIds).toHaveLength(4)
  expect(links.filter(({ external }) => external)).toHaveLength(4)
  expect(links.filter(({ href }) => href.startsWith('tel:'))).toHaveLength(1)
})

test('the hire page: eight features, four steps, five promises', () => {
  expect(new Set(hireFeatures).size).toBe(8)
  expect(setupSteps.map(({ title, minute }) => [title, minute])).toEqual([
    ['Business information', 0],
    ['Voice and personality', 3],
    ['Integration setup', 6],
    ['Go live', 10],
  ])
  expect(Object.values(hirePromises)).toEqual([
    'No setup fees',
    'Cancel anytime',
    '30-day money-back guarantee',
    'Setup in 10 minutes',
    '24/7',
  ])
})

test('the demo prompts of the specification', () => {
  expect(demoPrompts.map(({ title }) => title)).toEqual([
    'Book an appointment',
    'Ask about services and prices',
    'Test emergency handling',
  ])
})

test('journeys are numbered and leave no gap', () => {
  expect(pathwayIds).toHaveLength(3)
  expect(stages.map(({ name }) => name)).toEqual(['Learn', 'Build', 'Launch'])
  for (const [steps, end] of [
    [roadmap, 30],
    [ninetyDays, 12],
  ] as const) {
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at + 1))
    expect(steps[0].span[0]).toBe(1)
    for (const [at, step] of steps.slice(1).entries()) expect(step.span[0]).toBe(steps[at]!.span[1] + 1)
    expect(steps.at(-1)!.span[1]).toBe(end)
  }
  expect(ninetyDays.map(({ duration }) => duration)).toEqual([
    'Week 1–2',
    'Week 3–4',
    'Week 5–6',
    'Week 7–10',
    'Week 11–12',
  ])
})

test('eras in order, comparisons without a gap', () => {
  expect(eras.map(({ name }) => name)).toEqual(['Web1', 'Web2', 'Web3', 'Web4'])
  expect(eras.map(({ from }) => from)).toEqual(eras.map(({ from }) => from).sort())
  expect(new Set(modelComparison.map(({ aspect }) => aspect)).size).toBe(modelComparison.length)
})

test('the canvas has two sides of three fields', () => {
  for (const { fields } of Object.values(canvas)) expect(Object.keys(fields)).toHaveLength(3)
})

test('/digital-transformation: counts and figures as printed', () => {
  expect(valueDrivers).toHaveLength(4)
  expect(components.map(({ title }) => title)).toEqual(['Digital staff', 'Digital office', 'Automated workflows'])
  expect(phasedDesks.map(({ agent }) => agent)).toEqual(agentIds.slice(0, 10))
  expect(new Set(phasedDesks.map(({ phase }) => phase))).toEqual(new Set([1, 2, 3]))
  expect(phaseBars.map(({ percent }) => percent)).toEqual([100, 60, 20])
  expect(caseStudy.figures.map(({ value }) => value)).toEqual(['40%', '65%', '£280k', '310%'])
  expect([...weeklyReceipt.lines, weeklyReceipt.net].map(({ pounds }) => pounds)).toEqual([12_400, 18_750, 31_150])
  expect(weeklyReceipt.lines[0].pounds + weeklyReceipt.lines[1].pounds).toBe(weeklyReceipt.net.pounds)
  expect(Object.values(timelines).map(({ value }) => value)).toEqual(['30 days', '3–6 months', '25–40%'])
  expect(auditReport).toHaveLength(6)
  expect(transformationFaq).toHaveLength(6)
})

test('the pricing FAQ computes what it says', () => {
  const text = pricingFaq.map(({ answer }) => answer).join(' ')
  for (const figure of [
    '£99 a month',
    'With 16 or more you pay £59 each',
    '£975',
    '£944',
    'Memory Pack (RAG) £79',
    '£316',
  ])
    expect(text).toContain(figure)
  expect(new Set(pricingFaq.map(({ question }) => question)).size).toBe(pricingFaq.length)
})
