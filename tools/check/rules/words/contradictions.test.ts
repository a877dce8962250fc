import { expect, test } from 'vitest'
import { Lines } from '../../../content/content-error.ts'
import { readDataFile } from '../../site/data-file.ts'
import { ruleErrors } from '../../site/check-site.ts'
import type { Site, SitePage } from '../../site/site-reader.ts'
import { contradictions } from './contradictions.ts'

const values = new Map<string, Record<string, unknown>>([
  [
    'data/pricing.ts',
    {
      promises: ['No setup fees', 'Cancel anytime', '30-day money-back guarantee', 'Setup in 10 minutes'],
      terms: [{ text: 'Not included in these prices.' }, { text: 'No charge per minute or per call.' }],
    },
  ],
  ['data/faq.ts', { faq: [{ answer: 'Yes, and for every agent you have.' }] }],
  ['data/industries.ts', { description: 'The agents never give legal advice.' }],
  ['data/team.ts', { body: 'It never moves money.' }],
  ['data/privacy.ts', { deleted: 'They are listed, and a person confirms the deletion.' }],
  ['data/playbooks.ts', { features: ['It never says a dish is safe: only your chef can.'] }],
  ['data/phrases.ts', { phrases: { 'discovery-call': '15 minutes' } }],
  ['data/site.ts', { site: { hours: { closed: 'Weekends closed' }, address: ['1 Yard', 'London EC1A 0ZZ'] } }],
  [
    'data/compliance.ts',
    {
      residency: 'Your data is stored in the United Kingdom.',
      certifications: { soc2: { name: 'SOC 2 Type II', status: 'pending' }, gdpr: { name: 'GDPR', status: 'active' } },
    },
  ],
])

async function reasons(text: string, records: Site['values'] = values, file = 'content/a.mdx'): Promise<string[]> {
  const page = { file, source: text, prose: text, lines: new Lines(text) } as SitePage
  const errors = await ruleErrors({ pages: [page], data: [], values: records } as unknown as Site, [contradictions])
  return errors.map(({ reason }) => reason)
}

test.each([
  ['See what our SOC 2 Type II and ISO 27001 certifications cover.', 'our SOC 2 Type II and ISO 27001 certifications'],
  ['There is a minimum term of a year.', 'minimum term'],
  ['There is a minimum term of a year. Why?', 'minimum term'],
  ['There is a minimum term, and a cancellation fee.', 'minimum term'],
  ['SOC 2 is now active.', 'SOC 2 is now active'],
  ['You need to give us a month’s notice.', 'give us a month’s notice'],
  ["It's a 12-month contract.", '12-month contract'],
  ['The contract runs for twelve months.', 'contract runs for twelve months'],
  ['You can’t cancel in the first year.', 'can’t cancel in the first'],
  ['A setup fee of £50 applies.', 'setup fee of'],
  ['We charge a one-off setup fee.', 'charge a one-off setup fee'],
  ['If you’re not happy, you get your money back within two weeks.', 'your money back within two weeks'],
  ['We don’t offer refunds.', 'We don’t offer refunds'],
  ['Set-up takes about half an hour.', 'Set-up takes about half an hour'],
  ['The discovery call lasts an hour.', 'discovery call lasts an hour'],
  ['It is £99 a month including VAT.', 'month including VAT'],
  ['You pay for each call.', 'You pay for each call'],
  ['We’re open at weekends.', 'We’re open at weekends'],
  ['Write, or call us, Monday to Saturday.', 'call us, Monday to Saturday'],
  ['Our office is in Leeds.', 'Our office is in Leeds'],
  ['Your data is kept in the EU.', 'Your data is kept in the EU'],
  ['We have the SOC 2 certificate.', 'We have the SOC 2'],
  ['The lower price applies only to the newest agent.', 'lower price applies only to'],
  ['The agent gives legal advice.', 'agent gives legal advice'],
  ['It pays your suppliers.', 'It pays your suppliers'],
  [
    'The notes are deleted overnight, and nobody has to confirm it.',
    'notes are deleted overnight, and nobody has to confirm',
  ],
  ['It tells the caller which dishes are safe.', 'tells the caller which dishes are safe'],
])('%s contradicts a record', async (text, written) => {
  expect(await reasons(text)).toEqual([expect.stringContaining(`"${written}" contradicts data/`)])
})

test.each([
  'Is there a minimum term of a year?',
  'SOC 2 is still pending.',
  'There’s no minimum term, no notice period and no setup fee.',
  'A tenant gives two months’ notice, and the lease has a minimum term.',
  'You don’t sign a contract for a year.',
  'You get your money back within 30 days, or in the first month.',
  'Your shop refunds its customers within 14 days.',
  'Set-up takes 10 minutes. The discovery call lasts a quarter of an hour.',
  'Our prices don’t include VAT. You don’t pay per minute.',
  'Call us on Monday if something broke on Saturday. Customers call us on a Saturday at most.',
  'Your salon is open on Saturdays. The agent answers at weekends.',
  'The lower price applies to every agent. It never gives legal advice, and a person pays the suppliers.',
  'Our office is in London. A dentist in Leeds asked us first.',
  'We don’t hold SOC 2 yet. We comply with GDPR.',
  'Your message is deleted automatically after two years. A person deletes the notes.',
  'Notes are never deleted automatically. Records are listed, and nothing is deleted without a person.',
  'The chef tells the guest which starters are safe. It never says if a dish is safe.',
  'The contract runs for a year. {/* allow: figure */}',
])('%s contradicts none', async (text) => {
  expect(await reasons(text)).toEqual([])
})

test('another promise of a reply, and a set-up fee, contradict their records', async () => {
  const records = new Map([...values, ['data/phrases.ts', { phrases: { reply: '24 hours' } }]])
  expect(await reasons('You hear from us within a week.', records)).toHaveLength(1)
  expect(await reasons('You hear from us within a day.', records)).toEqual([])
  expect(await reasons('There is a one-off setup fee for each agent.')).toHaveLength(1)
})

test.each(['It keeps your data in the EU.', 'Where is our data kept? In the European Union.'])(
  '%s contradicts the place of data',
  async (text) => {
    expect(await reasons(text)).toEqual([expect.stringContaining('contradicts data/compliance.ts')])
  },
)

test('a length of half an hour is as long as 30 minutes', async () => {
  const records = new Map([['data/phrases.ts', { phrases: { 'discovery-call': '30 minutes' } }]])
  expect(await reasons('The discovery call lasts half an hour.', records)).toEqual([])
})

test('nobody has the role of somebody else', async () => {
  const person = (name: string, role: string) => ({ name, role, figure: name.toLowerCase() })
  const team = [person('Ana', 'Founder'), person('Tom', 'Engineer'), { name: 'Kim', role: 'Director' }]
  const records = new Map([['data/team.ts', { team }]])
  expect(await reasons('Our engineer Ana calls you. Tom, our founder, does not.', records)).toEqual([
    '"engineer Ana" contradicts data/team.ts, which says "Ana: Founder".',
    '"Tom, our founder" contradicts data/team.ts, which says "Tom: Engineer".',
  ])
  expect(await reasons('Tom founded the company.', records)).toEqual([
    '"Tom founded the company" contradicts data/team.ts, which says "Tom: Engineer".',
  ])
  expect(await reasons('Our founder Ana founded the company. Our director Tom, or our founder Kim.', records)).toEqual(
    [],
  )
  expect(await reasons('Our founder Ana.', new Map([['data/team.ts', { team: team.slice(0, 1) }]]))).toEqual([])
})

test('a certificate without a name or a status contradicts nothing', async () => {
  const records = new Map([
    ['data/compliance.ts', { certifications: { iso: { status: 'locked' }, pci: { name: 'PCI DSS' } } }],
  ])
  expect(await reasons('We have PCI DSS.', records)).toEqual([])
})

test('what a page promises is not turned round, on the page itself either, and is reported once', async () => {
  const file = 'content/(policies)/cookies.mdx'
  const contradicted = `"uses two cookies" contradicts ${file}, which says "sets no cookies".`
  // Between the two words a bracket of a link is blanked.
  expect(await reasons('This website sets no cookies, and uses  two cookies.', values, file)).toHaveLength(1)
  expect(await reasons('This website sets no cookies, and uses two cookies.', values, file)).toEqual([contradicted])
  expect(await reasons('It uses two cookies. It never sets no cookies.', values, file)).toHaveLength(1)
  expect(await reasons('This website sets no cookies. A bakery uses two cookies.', values)).toEqual([])
  expect(await reasons('It uses two cookies.', values, file)).toEqual([])
})

test('a record can contradict itself, but not by its own words', async () => {
  const texts = ['Your data is stored in the United Kingdom.', 'Your data is kept in the EU.']
  const data = [readDataFile('data/compliance.ts', `export const texts = ${JSON.stringify(texts)}\n`)]
  const errors = await ruleErrors({ pages: [], data, values } as unknown as Site, [contradictions])
  expect(errors.map(({ reason }) => reason)).toEqual([
    `"Your data is kept in the EU" contradicts data/compliance.ts, which says "${texts[0]!}".`,
  ])
})

test('what the records do not promise any more contradicts nothing', async () => {
  expect(await reasons('There is a minimum term of a year.', new Map())).toEqual([])
})

test('the days of the record contradict the days beside them', async () => {
  const source = "export const site = { hours: { days: 'Monday–Saturday', closed: 'Weekends closed' } }\n"
  const site = {
    pages: [],
    data: [readDataFile('data/site.ts', source)],
    values: new Map([['data/site.ts', { site: { hours: { days: 'Monday–Saturday', closed: 'Weekends closed' } } }]]),
  }
  const [error] = await ruleErrors(site as unknown as Site, [contradictions])
  expect([error?.reason, error?.place.column]).toEqual([
    '"Monday–Saturday" contradicts "Weekends closed" beside it.',
    38,
  ])
})

test.each([
  ['active', 'It hasn’t been issued yet.', ['"active" contradicts "hasn’t been issued" in the description below it.']],
  ['active', 'We do not hold it.', ['"active" contradicts "do not hold" in the description below it.']],
  ['pending', 'We do not hold it.', []],
])('a certificate that has not been issued is not active: %s, %s', async (status, description, found) => {
  const soc2 = { name: 'SOC 2', status, description }
  const source = `export const certifications = { soc2: ${JSON.stringify(soc2)} }\n`
  const site = {
    pages: [],
    data: [readDataFile('data/compliance.ts', source)],
    values: new Map([['data/compliance.ts', { certifications: { soc2 } }]]),
  }
  const errors = await ruleErrors(site as unknown as Site, [contradictions])
  expect(errors.map(({ reason }) => reason)).toEqual(found)
  for (const { place } of errors) expect(source.slice(place.column - 1)).toMatch(/^"?active/)
})
