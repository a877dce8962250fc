import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { companyMessages } from '../../data/about.ts'
import { agentPath, agents, catalogue } from '../../data/agents.ts'
import { canvas, type CanvasField } from '../../data/canvas.ts'
import {
  certifications,
  compliancePackIds,
  compliancePacks,
  PACK_BUTTON,
  quickActions,
  securityCards,
  statusOf,
} from '../../data/compliance.ts'
import { callFacts, callSteps, demoPrompts } from '../../data/demo.ts'
import { departments } from '../../data/departments.ts'
import { advantages, eras, modelComparison, whyAgents } from '../../data/eras.ts'
import { explorerAgentIds, explorerCards } from '../../data/explorer.ts'
import { pricingFaq, transformationFaq } from '../../data/faq.ts'
import { forms, type FormId } from '../../data/forms.ts'
import { hireFeatures, setupSteps } from '../../data/hire.ts'
import { featuredIndustries, industries, industryIds, industryPath } from '../../data/industries.ts'
import { ninetyDays, daysOf, pathwayIds, pathways, roadmap, stages, weeksOf } from '../../data/journey.ts'
import { exampleOffices, hiredDesks } from '../../data/office.ts'
import { libraryStats } from '../../data/playbooks.ts'
import {
  agentCountText,
  agentPrice,
  agentWord,
  bandRange,
  hirePromises,
  pounds,
  powerUpIds,
  powerUps,
  priceBands,
  priceFor,
} from '../../data/pricing.ts'
import { listedForms } from '../../data/privacy.ts'
import { sectors, solutionIds, solutions } from '../../data/solutions.ts'
import {
  auditReport,
  caseStudy,
  systemComponents,
  timelines,
  valueDrivers,
  web4OS,
  weeklyReceipt,
} from '../../data/transformation.ts'
import { transcriptIds, transcripts, transcriptStats, type Transcript } from '../../data/transcripts.ts'
import { decoded } from '../../tests/support/decoded.ts'
import { AgentFinder } from './AgentFinder/AgentFinder.tsx'
import { AgentGrid } from './AgentGrid/AgentGrid.tsx'
import { CallScript } from './CallScript/CallScript.tsx'
import { CompliancePacks } from './CompliancePacks/CompliancePacks.tsx'
import { DemoPrompts } from './DemoPrompts/DemoPrompts.tsx'
import { ExampleOffices } from './ExampleOffices/ExampleOffices.tsx'
import { FigureStrip } from './FigureStrip/FigureStrip.tsx'
import { IndustryCards } from './IndustryCards/IndustryCards.tsx'
import { List } from './List/List.tsx'
import { ModelTable } from './ModelTable/ModelTable.tsx'
import { OfficeStreet } from './OfficeStreet/OfficeStreet.tsx'
import { PathwayCards } from './PathwayCards/PathwayCards.tsx'
import { PriceList } from './PriceList/PriceList.tsx'
import { Questions } from './Questions/Questions.tsx'
import { QuickActions } from './QuickActions/QuickActions.tsx'
import { SectorList } from './SectorList/SectorList.tsx'
import { SecurityCards } from './SecurityCards/SecurityCards.tsx'
import { SetupSteps } from './SetupSteps/SetupSteps.tsx'
import { SolutionCards } from './SolutionCards/SolutionCards.tsx'
import { Stages } from './Stages/Stages.tsx'
import { StoredFields } from './StoredFields/StoredFields.tsx'
import { TimeRuler } from './TimeRuler/TimeRuler.tsx'
import { Timeline } from './Timeline/Timeline.tsx'
import { ValueCanvas } from './ValueCanvas/ValueCanvas.tsx'
import { WebEras } from './WebEras/WebEras.tsx'
import { WeeklyReceipt } from './WeeklyReceipt/WeeklyReceipt.tsx'

/** What a widget shows, in words; the address of a link stands in brackets before its words. */
function shownBy(widget: ReactElement): string {
  const text = renderToStaticMarkup(widget)
    .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<\/?(?:a|b|em|i|small|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
  return plain(decoded(text))
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}

const link = (href: string) => `[${href}]`
const titled = (points: readonly { title: string; text: string }[]) =>
  points.flatMap(({ title, text }) => [title, text])
const figures = (shown: readonly { value: string; label: string }[]) =>
  shown.flatMap(({ value, label }) => [label, value])
const asked = (questions: readonly { question: string; answer: string }[]) =>
  questions.flatMap(({ question, answer }) => [question, answer])
const call: Transcript = transcripts[transcriptIds[0]!]
const page = { route: '/here', buildDate: '2026-01-31' }

/** The words of the records, one after the other, as the widget has to show them. */
const widgets: [name: string, widget: ReactElement, words: readonly (string | number)[]][] = [
  [
    'AgentFinder',
    <AgentFinder />,
    explorerAgentIds.flatMap((id) => [link(agentPath(id)), explorerCards[id].symptom, agents[id].name]),
  ],
  [
    'AgentGrid',
    <AgentGrid />,
    catalogue.flatMap((id, index) => {
      const { name, description, department } = agents[id]
      const code = `${departments[department].code}-${String(index + 1).padStart(2, '0')}`
      return [name, description, code, `${pounds(agentPrice)} a month`]
    }),
  ],
  [
    'CallScript',
    <CallScript of={transcriptIds[0]!} />,
    [
      ...[call.title, call.company, call.summary],
      ...call.turns.flatMap(([by, text, note]) => [by === 'agent' ? 'Agent:' : 'Caller:', text, note ?? '']),
      ...call.outcomes,
    ],
  ],
  [
    'CompliancePacks',
    <CompliancePacks />,
    compliancePackIds.flatMap((id) => {
      const { name, price, features } = compliancePacks[id]
      return [name, `${pounds(price)}/mo`, ...features, PACK_BUTTON, link(`/contact?pack=${id}`)]
    }),
  ],
  [
    'DemoPrompts',
    <DemoPrompts />,
    demoPrompts.flatMap(({ title, say, listenFor }, index) => [index + 1, title, `“${say}”`, listenFor]),
  ],
  [
    'ExampleOffices',
    <ExampleOffices />,
    exampleOffices.flatMap(({ name, reason, desks }) => [
      ...[name, reason, ...hiredDesks({ hired: desks }).map((desk) => desk.name)],
      `${agentCountText(desks.length)} at ${pounds(priceFor(desks.length))}`,
    ]),
  ],
  ['FigureStrip of playbooks', <FigureStrip of="playbooks" />, figures(libraryStats)],
  ['FigureStrip of transcripts', <FigureStrip of="transcripts" />, figures(transcriptStats)],
  ['FigureStrip of case-study', <FigureStrip of="case-study" />, figures(caseStudy.figures)],
  ['FigureStrip of rollout', <FigureStrip of="rollout" />, figures(Object.values(timelines))],
  [
    'IndustryCards',
    <IndustryCards />,
    [
      ...featuredIndustries.flatMap((id) => {
        const { businesses, description, features } = industries[id]
        return [link(industryPath(id)), businesses, description, ...features]
      }),
      ...industryIds
        .filter((id) => !featuredIndustries.some((featured) => featured === id))
        .flatMap((id) => [link(industryPath(id)), industries[id].businesses]),
    ],
  ],
  ['List of hire-features', <List as="ticks" of="hire-features" {...page} />, hireFeatures],
  ['List of hire-promises', <List as="ticks" of="hire-promises" {...page} />, Object.values(hirePromises)],
  ['List of messages', <List as="ticks" of="messages" {...page} />, titled(companyMessages)],
  ['List of call-facts', <List as="ticks" of="call-facts" {...page} />, callFacts],
  ['List of why-agents', <List as="ticks" of="why-agents" {...page} />, titled(whyAgents)],
  ['List of advantages', <List as="ticks" of="advantages" {...page} />, titled(advantages)],
  [
    'ModelTable',
    <ModelTable />,
    modelComparison.flatMap(({ aspect, people, software, agents: staff }) => [aspect, people, software, staff]),
  ],
  [
    'OfficeStreet',
    <OfficeStreet />,
    priceBands.flatMap((band) => [
      band.level,
      `${bandRange(band)} ${agentWord(band.to)}`,
      `${pounds(band.price)} each`,
    ]),
  ],
  [
    'PathwayCards',
    <PathwayCards />,
    pathwayIds.flatMap((id) => {
      const { name, audience, text, link: next } = pathways[id]
      return [name, audience, text, link(next.href), next.label]
    }),
  ],
  [
    'PriceList of power-ups',
    <PriceList of="power-ups" />,
    powerUpIds.flatMap((id) => [powerUps[id].name, pounds(powerUps[id].price), powerUps[id].description]),
  ],
  [
    'PriceList of bundles',
    <PriceList of="bundles" />,
    industryIds.flatMap((id) => {
      const { name, bundle, bundlePrice } = industries[id]
      return [link(industryPath(id)), name, pounds(bundlePrice), ...bundle.map(({ agent }) => agents[agent].name)]
    }),
  ],
  [
    'PriceList of compliance-packs',
    <PriceList of="compliance-packs" />,
    compliancePackIds.flatMap((id) => {
      const { name, price, features } = compliancePacks[id]
      return [name, pounds(price), ...features, PACK_BUTTON]
    }),
  ],
  ['Questions of pricing', <Questions of="pricing" openFirst />, asked(pricingFaq)],
  ['Questions of transformation', <Questions of="transformation" openFirst />, asked(transformationFaq)],
  ['Questions of audit-report', <Questions of="audit-report" openFirst />, titled(auditReport)],
  ['Questions of web4-os', <Questions of="web4-os" openFirst />, titled(web4OS)],
  ['Questions of value-drivers', <Questions of="value-drivers" openFirst />, titled(valueDrivers)],
  [
    'Questions of components',
    <Questions of="components" openFirst />,
    systemComponents.flatMap(({ title, text, link: next }) => [title, text, link(next.href), next.label]),
  ],
  ['QuickActions', <QuickActions />, quickActions.flatMap(({ label, text, href }) => [link(href), label, text])],
  ['SectorList', <SectorList />, sectors.flatMap(({ name, href }) => [href ? link(href) : '', name])],
  [
    'SecurityCards',
    <SecurityCards {...page} />,
    securityCards.flatMap(({ title, text, certification }) => [
      ...[title, text],
      certification ? statusOf(certifications[certification], page.buildDate).text : '',
    ]),
  ],
  ['SetupSteps', <SetupSteps />, setupSteps.flatMap(({ minute, title, text }) => [`${minute} min`, title, text])],
  [
    'SolutionCards',
    <SolutionCards />,
    solutionIds.flatMap((id) => {
      const { title, description, links } = solutions[id]
      const mark = (href: string) => (href.startsWith('tel:') ? 'LIVE' : '(opens in a new tab)')
      return [title, description, ...links.flatMap(({ label, href }) => [link(href), label, mark(href)])]
    }),
  ],
  ['Stages', <Stages />, stages.flatMap(({ name, text, outcome }, index) => [index + 1, name, text, outcome.slice(1)])],
  [
    'StoredFields',
    <StoredFields />,
    (Object.keys(forms) as FormId[]).flatMap((id) => [
      ...[link(listedForms[id].href), listedForms[id].name],
      ...Object.values(forms[id].fields).map(({ label }) => label),
    ]),
  ],
  [
    'TimeRuler of roadmap',
    <TimeRuler of="roadmap" />,
    roadmap.flatMap(({ number, title, span, description }) => [`${number} · ${daysOf(span)}`, title, description]),
  ],
  [
    'TimeRuler of ninety-days',
    <TimeRuler of="ninety-days" />,
    ninetyDays.flatMap(({ number, title, span, description }) => [`${number} · ${weeksOf(span)}`, title, description]),
  ],
  [
    'Timeline of discovery-call',
    <Timeline of="discovery-call" {...page} />,
    callSteps.flatMap(({ at, title, text }) => [at, title, text]),
  ],
  [
    'ValueCanvas',
    <ValueCanvas />,
    Object.values(canvas).flatMap(({ title, fields }) => [
      title,
      ...(Object.values(fields) as CanvasField[]).flatMap((field) => [field.title, ...field.items]),
    ]),
  ],
  ['WebEras', <WebEras />, eras.flatMap(({ years, name, story, answered }) => [years, name, story, answered])],
  [
    'WeeklyReceipt',
    <WeeklyReceipt />,
    [...weeklyReceipt.lines, weeklyReceipt.net].flatMap(({ label, pounds: amount }) => [label, pounds(amount)]),
  ],
]

test.each(widgets)('%s shows what its records say, each with its own words and links', (_, widget, words) => {
  const shown = shownBy(widget)
  let end = 0
  for (const word of words.map((each) => plain(String(each)))) {
    const start = shown.indexOf(word, end)
    expect(start, `“${word}” after “${shown.slice(Math.max(0, end - 60), end)}”`).toBeGreaterThanOrEqual(end)
    end = start + word.length
  }
})
