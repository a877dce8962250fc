import { expect, test } from '@playwright/test'
import { messages, MISSION } from '../../data/about.ts'
import { agents } from '../../data/agents.ts'
import { compliancePackIds, compliancePacks, securityCards } from '../../data/compliance.ts'
import { demoPrompts } from '../../data/demo.ts'
import { advantages, eras, modelComparison, whyAgents } from '../../data/eras.ts'
import { pricingFaq, transformationFaq } from '../../data/faq.ts'
import { forms, type FormField, type FormId } from '../../data/forms.ts'
import { hireFeatures, setupSteps } from '../../data/hire.ts'
import { featuredIndustries, industries, industryIds } from '../../data/industries.ts'
import { ninetyDays, pathwayIds, pathways, roadmap, stages } from '../../data/journey.ts'
import { bandRange, bands, hirePromises, powerUpIds, powerUps } from '../../data/pricing.ts'
import { retention, sentAlong } from '../../data/privacy.ts'
import { quiz, QUIZ_BUTTON } from '../../data/quiz.ts'
import { sectors } from '../../data/sectors.ts'
import { site } from '../../data/site.ts'
import { solutionIds, solutions } from '../../data/solutions.ts'
import { auditReport, caseStudy, components, phaseBars, phasedDesks, valueDrivers } from '../../data/transformation.ts'
import { attribute, elements, find, parsePage, textContent } from '../../tools/lib/html.ts'
import { wordsOfPage } from './words-of-page.ts'

const fieldsOf = (id: FormId) => Object.values<FormField>(forms[id].fields).map(({ label }) => label)
const pointsOf = (points: readonly { title: string; text: string }[]) =>
  points.flatMap(({ title, text }) => [title, text])

/** What the specification (sections 2 and 9) and the decisions want on each page; from the records, or as printed where the specification fixes it. */
const wanted: Record<string, readonly string[]> = {
  '/solutions': [
    'AI Digital Transformation For All Businesses',
    ...solutionIds.flatMap((id) => [
      solutions[id].title,
      solutions[id].description,
      ...solutions[id].links.map(({ label }) => label),
    ]),
    ...featuredIndustries.flatMap((id) => [industries[id].description, ...industries[id].features]),
    'Contact Us',
    'open in a new tab',
  ],
  '/pricing': [
    ...[
      'Startup Office 1 £99',
      'Small Office 2–3 £89',
      'Medium Office 4–5 £79',
      'Large Office 6–7 £75',
      'Small Enterprise 8–10 £69',
      'Medium Enterprise 11–15 £65',
      'Enterprise HQ 16+ £59',
    ],
    ...bands.map((band) => `${band.level} ${bandRange(band)} agent`),
    '£975',
    '£944',
    ...['Memory Pack (RAG) £79/mo', 'Analytics Pack £39/mo', 'Channels Pack £29/mo', 'Premium Voices £19/mo'],
    ...powerUpIds.map((id) => powerUps[id].description),
    ...[
      'Dental £299',
      'Legal £399',
      'Automotive £349',
      'Real Estate £329',
      'Trade Services £279',
      'Restaurants £319',
      'Medical Clinics £449',
      'eCommerce £369',
      'Accounting Firms £399',
      'Educational Institutions £359',
    ].map((row) => `${row}/mo`),
    ...industryIds.map((id) => industries[id].bundle.map(({ agent }) => agents[agent].name).join(', ')),
    ...['Legal Practice £199/mo', 'Healthcare £249/mo', 'Financial Services £299/mo', 'Coming Soon'],
    ...compliancePackIds.flatMap((id) => compliancePacks[id].features),
    ...Object.values(hirePromises),
    'No setup fees',
    'Cancel anytime',
    '30-day money-back guarantee',
    'Setup in 10 minutes',
    '24/7',
    ...pricingFaq.flatMap(({ question, answer }) => [question, answer]),
  ],
  '/demo': [
    site.hotline.label,
    'LIVE',
    'Instant connection',
    'Available 24/7',
    'No waiting',
    '15 minutes',
    'Book an appointment',
    'Ask about services and prices',
    'Test emergency handling',
    ...demoPrompts.flatMap(({ say, listenFor }) => [say, listenFor]),
    ...fieldsOf('demo'),
    'Submit Request',
  ],
  '/contact': [
    site.email,
    site.phone.label,
    ...site.address,
    'Monday–Friday 9:00–18:00 GMT',
    'Weekends closed',
    ...fieldsOf('contact'),
  ],
  '/custom-template': ['within 24 hours', '5–7 business days', ...fieldsOf('playbook')],
  '/hire-receptionist': [
    '£99/month',
    ...hireFeatures,
    ...Object.values(hirePromises),
    ...fieldsOf('hire'),
    'Business information',
    'Voice and personality',
    'Integration setup',
    'Go live',
    'within 10 minutes',
    ...setupSteps.map(({ text }) => text),
  ],
  '/security': [
    'GDPR compliant',
    'Data encryption',
    'SOC 2',
    'ISO 27001',
    'Regular audits',
    'UK data residency',
    ...securityCards.map(({ text }) => text),
    'Active until 2025-12-31, renewal to be confirmed',
    'Pending',
    'Locked (Q2 2025)',
  ],
  '/about': [MISSION, ...messages, ...sectors.map(({ name }) => name), site.companyNumber],
  '/partners': ['£99'],
  '/agent-factory': [
    'Your Digital Office',
    ...bands.map((band) => `${band.level} ${bandRange(band)} agent`),
    'One agent',
  ],
  '/agent-era': [
    'Web1',
    'Web2',
    'Web3',
    'Web4',
    ...eras.flatMap(({ years, description, business }) => [years, description, business]),
    'Why agents',
    ...pointsOf(whyAgents),
    ...modelComparison.flatMap(({ aspect, people, software, agents }) => [aspect, people, software, agents]),
    ...pointsOf(advantages),
  ],
  '/agent-journey': [
    'Creator',
    'Small Business',
    'Enterprise',
    ...pathwayIds.flatMap((id) => [pathways[id].audience, pathways[id].text]),
    'Learn',
    'Build',
    'Launch',
    ...stages.map(({ text }) => text),
    '30-day roadmap',
    'Discovery call',
    'Strategy session',
    'Deployment',
    'Launch',
    ...roadmap.flatMap(({ duration, description }) => [duration, description]),
  ],
  '/digital-transformation': [
    'Book Free Audit Call',
    'Download Transformation Blueprint PDF',
    QUIZ_BUTTON,
    ...quiz.flatMap(({ question, options }) => [question, ...options]),
    ...[
      'Processes sample 35%',
      'Data sample 40%',
      'Customers sample 25%',
      'Automation sample 30%',
      'People sample 20%',
    ],
    ...['20%, Getting Started', '47%, In Progress', '80%, Advanced'],
    'What is Web4 OS',
    ...pointsOf(valueDrivers),
    ...pointsOf(components),
    'Digital staff',
    'Digital office',
    'Automated workflows',
    '90-day journey',
    ...['Week 1–2', 'Week 3–4', 'Week 5–6', 'Week 7–10', 'Week 11–12'],
    ...ninetyDays.flatMap(({ title, description }) => [title, description]),
    ...['30 days', '3–6 months', '25–40%', 'valuation uplift'],
    ...phaseBars.map(({ phase, title }) => `Phase ${phase} ${title}`),
    ...['100%', '60%', '20%'],
    ...phasedDesks.flatMap(({ agent, description }) => [agents[agent].name, description]),
    caseStudy.client,
    caseStudy.problem,
    caseStudy.change,
    ...['40%', '65%', '£280k', 'ROI 310%'],
    ...['Weekly ROI receipt', 'Sample figures', 'Saved £12,400', 'Revenue £18,750', 'Net £31,150'],
    ...['GDPR Active until 2025-12-31, renewal to be confirmed', 'SOC 2 Type II Pending', 'ISO 27001 Locked (Q2 2025)'],
    ...pointsOf(auditReport),
    ...transformationFaq.flatMap(({ question, answer }) => [question, answer]),
    ...[
      'Staff count',
      'Hourly cost',
      'Hours automated per week',
      '50 staff at £25 an hour, 30 hours automated per person each week',
    ],
    ...[
      'Annual savings £1,950,000',
      'Error savings £500,000',
      'Revenue uplift £375,000',
      'Total impact £2,825,000',
      '× 52',
      '20% and revenue uplift 15%',
      '2,000 hours',
    ],
  ],
  '/privacy': [
    'Privacy Policy',
    'Last updated',
    retention.requests,
    retention.clientHash,
    ...(Object.keys(forms) as FormId[]).flatMap(fieldsOf),
    ...sentAlong,
    site.email,
  ],
  '/terms': ['Terms of Service', 'Last updated', '£99', '30-day money-back guarantee'],
  '/cookies': ['no cookies', 'Last updated', 'theme'],
}

for (const [route, texts] of Object.entries(wanted)) {
  test(`${route} has the figures and texts of the specification`, async ({ request }) => {
    const words = wordsOfPage(await (await request.get(route)).text())
    expect(texts.filter((text) => !words.includes(text))).toEqual([])
  })
}

/** Where the specification and the decisions want a way on. */
const waysOn: Record<string, readonly string[]> = {
  '/solutions': [
    site.hotline.href,
    ...Object.values(site.dashboards),
    '/contact',
    ...featuredIndustries.map((id) => `/${id}`),
  ],
  '/pricing': ['/hire-receptionist', '/office', '/compliance-centre', ...industryIds.map((id) => `/${id}`)],
  '/demo': [site.hotline.href],
  '/contact': [site.phone.href, `mailto:${site.email}`],
  '/custom-template': ['/playbooks', '/demo', '/agent-factory'],
  '/hire-receptionist': ['/pricing'],
  '/about': sectors.flatMap(({ href }) => href ?? []),
  '/partners': ['/hire-receptionist'],
  '/': ['/pricing', '/transcripts', '/demo', ...industryIds.map((id) => `/${id}`)],
  '/agent-factory': ['/office', '/pricing', '/our-digital-office'],
  '/agent-era': ['/pricing', '/demo'],
  '/agent-journey': ['/agent-readiness', '/agent-utility'],
  '/digital-transformation': [
    '/#demo-section',
    '/agent-utility',
    '/agent-factory',
    '/playbooks',
    '/security',
    '/compliance-centre',
    '/pricing',
    ...phasedDesks.map(({ agent }) => `/${agent}`),
  ],
}

for (const [route, targets] of Object.entries(waysOn)) {
  test(`${route} links onward`, async ({ request }) => {
    const html = await (await request.get(route)).text()
    const links = elements(find(parsePage(html), 'main')!).map((element) => attribute(element, 'href'))
    expect(targets.filter((target) => !links.includes(target))).toEqual([])
  })
}

test('the dashboards open in a new tab, and announce it', async ({ request }) => {
  const html = await (await request.get('/solutions')).text()
  const dashboards = elements(parsePage(html)).filter((element) =>
    attribute(element, 'href')?.startsWith('https://dashboard.example'),
  )
  expect(dashboards).toHaveLength(4)
  for (const link of dashboards) {
    expect(attribute(link, 'target')).toBe('_blank')
    expect(attribute(link, 'rel')).toBe('noopener noreferrer')
    expect(textContent(link)).toContain('(opens in a new tab)')
  }
})

test('/digital-transformation has fourteen sections in order, accordions of six items, and its old address', async ({
  page,
}) => {
  await page.goto('/sme-transform')
  await expect(page).toHaveURL(/\/digital-transformation$/)
  const sections = page.locator('main :is(.hero, .sec)')
  await expect(sections).toHaveCount(14)
  await expect(sections.first().getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /Readiness quiz/,
    /Web4 OS/,
    /value drivers/i,
    /components/i,
    /90-day journey/,
    /phase/i,
    /case study/i,
    /weekly ROI receipt/i,
    /Certification/,
    /audit report/i,
    'Frequently asked questions',
    /ROI calculator/,
    /audit call/i,
  ])
  for (const name of [/audit report/i, 'Frequently asked questions']) {
    const section = sections.filter({ has: page.getByRole('heading', { level: 2, name }) })
    const items = section.locator('details')
    await expect(items).toHaveCount(6)
    await items.nth(0).locator('summary').click()
    await items.nth(5).locator('summary').press('Enter')
    await expect(section.locator('details[open]')).toHaveCount(1)
    await items.nth(5).locator('summary').press('Enter')
    await expect(section.locator('details[open]')).toHaveCount(0)
  }
  for (const { phase, percent } of [
    { phase: 1, percent: 100 },
    { phase: 2, percent: 60 },
    { phase: 3, percent: 20 },
  ])
    await expect(page.getByRole('img', { name: new RegExp(`^Phase ${phase}\\b.*: ${percent}%$`) })).toBeVisible()
})
