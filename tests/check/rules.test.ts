import { expect, onTestFinished, test, vi } from 'vitest'
import type { ContentError } from '../../tools/content/content-error.ts'
import { applyEdits } from '../../tools/check/fix.ts'
import { rules } from '../../tools/check/rules/index.ts'
import { siteRule } from '../../tools/check/rules/rule.ts'
import { ruleErrors } from '../../tools/check/site/check-site.ts'
import { HEAD, ruleOf, type Expected } from './cases.ts'
import { wrongPages, wrongRecords, wrongTexts } from './errors.ts'
import { errorsWith } from './small-site.ts'
import { unusualPages, unusualRecords } from './unusual.ts'

const summariesOf = (errors: readonly ContentError[]): Expected[] =>
  errors.map((error) => [ruleOf(error), error.message.split('\n\n')[0]!.replace(/^[^:]+:/, '')])

test('the small site itself keeps all rules', async () => {
  expect(summariesOf(await errorsWith())).toEqual([])
})

test('every rule has an error in the table', () => {
  const inTables = [...Object.values(wrongPages), ...Object.values(wrongRecords)].flatMap((each) =>
    each.errors.map(([rule]) => rule.split(',')[0]),
  )
  const tried = new Set([...inTables, ...wrongTexts.map(({ rule }) => rule)])
  expect(rules.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
})

test.each(Object.entries(wrongPages))('page: %s', async (name, { source, at = name, errors: expected }) => {
  const found = (await errorsWith({ page: { file: `content/${at}.mdx`, source } })).filter(isNoOrphan(name))
  expect(summariesOf(found)).toEqual(expected)
  for (const { message, frame, place } of found) {
    expect(message).toContain(frame)
    expect(frame).toMatch(new RegExp(`^> +${place.line} \\|`, 'm'))
  }
})

test.each(Object.entries(wrongRecords))('record: %s', async (name, { source, errors: expected }) => {
  const file =
    {
      'record-without-page': 'data/agents.ts',
      'reserved-values': 'data/site.ts',
      'industry-without-choice': 'data/industries.ts',
      'use-case-of-two-industries': 'data/industries.ts',
      'fields-that-are-alike': 'data/forms.ts',
    }[name] ?? 'data/error.ts'
  const errors = await errorsWith({
    record: { file, source },
    production: /reserved|placeholder-person/.test(name),
  })
  expect(summariesOf(errors)).toEqual(expected)
})

test('a link that is called by an agent leads to that agent', async () => {
  const source = "export const agents = { sales: { name: 'Sales' }, support: { name: 'Support' } }\n"
  const text =
    'Ask [Sales](/sales), [the Sales agent](/sales), [Support](/sales) or [our Legal agent](/sales).\n\n' +
    'For [Sales](/prices) see the list. [Sales](/prices) answers each call.\n'
  const found = await errorsWith({
    page: { file: 'content/names.mdx', source: HEAD + text },
    record: { file: 'data/agents.ts', source },
  })
  expect(found.flatMap(({ rule, reason }) => (rule === 'link-names' ? reason : []))).toEqual([
    'The link is called "Support", but leads to the Sales agent.',
    'The link is called "our Legal agent", but leads to the Sales agent.',
    'The link is called "Sales", as an agent, but leads to /prices.',
  ])
})

test('a label of a record leads to the agent or the page that it names', async () => {
  const source = `export const agents = { sales: { name: 'Sales' }, support: { name: 'Support' } }
export const links = [
  { label: 'Meet the Support agent', href: '/sales' },
  { label: 'Meet the Sales agent', href: '/sales' },
  { label: 'Open the sales page', href: '/prices' },
]
`
  const found = await errorsWith({ record: { file: 'data/agents.ts', source } })
  expect(found.flatMap(({ rule, reason }) => (rule === 'link-names' ? reason : []))).toEqual([
    'The link is called "Meet the Support agent", but leads to the Sales agent.',
    'The link is called "Open the sales page", but leads to /prices.',
  ])
})

test('a link asks for the record that it is called by', async () => {
  const source =
    "export const playbookIds = ['visit', 'intake']\n" +
    "export const playbooks = { visit: { name: 'New patient visit' }, intake: { name: 'Client intake' } }\n"
  const text =
    'See the [patient playbook](/prices?preview=intake), the [intake playbook](/prices?preview=intake), the ' +
    '[client visits](/prices?preview=visit) and [what comes next](/prices?preview=visit).\n'
  const found = await errorsWith({
    page: { file: 'content/asks.mdx', source: HEAD + text },
    record: { file: 'data/playbooks.ts', source },
  })
  expect(found.flatMap(({ rule, reason }) => (rule === 'links' ? reason : []))).toEqual([
    'The link is called "patient playbook", but asks for "preview=intake".',
  ])
})

test('a link asks for records that exist', async () => {
  const text = 'See [one](/prices?industry=dental) and [another](/prices?industry=dentel,dental).\n'
  const found = await errorsWith({
    page: { file: 'content/query.mdx', source: HEAD + text },
    record: { file: 'data/industries.ts', source: "export const industryIds = ['dental', 'vet']\n" },
  })
  expect(found.flatMap(({ rule, reason, fix }) => (rule === 'links' ? `${reason} ${fix}` : []))).toEqual([
    'The link asks for "industry=dentel", which data/industries.ts does not have. Did you mean "dental"?',
  ])
})

test('the words of an industry count the agents of its bundle', async () => {
  const industry = "{ name: 'Dental', description: 'Three agents', bundle: [{ agent: 'sales' }, { agent: 'legal' }] }"
  const others = "legal: { description: 'One agent', bundle: [{ agent: 'sales' }] }, vet: { description: 'Two agents' }"
  const source = `export const industries = { dental: ${industry}, ${others} }\n`
  const found = await errorsWith({ record: { file: 'data/industries.ts', source } })
  expect(found.flatMap(({ rule, reason }) => (rule === 'typed-figures' ? reason : []))).toEqual([
    '"Three agents" does not agree with the bundle, which has 2.',
  ])
})

test('an industry and its page agree with each other and with the prices', async () => {
  const bundle = (first: string) => `[{ agent: '${first}' }, { agent: 'support' }]`
  const dental = `{ name: 'Dental', bundlePrice: 60, bundle: ${bundle('legal')}, useCases: ['Recalls', 'Forms'] }`
  const legal = `{ name: 'Legal', bundlePrice: 70, bundle: ${bundle('sales')}, useCases: ['Recalls', 'Visits'] }`
  const prices = 'export const priceBands = [{ from: 1, to: 1, price: 40 }, { from: 2, to: 9, price: 30 }]\n'
  const head = HEAD.replace('\n---\n', '\ntemplate: industry\nindustry: dental\n---\n')
  const page = {
    file: 'content/dental.mdx',
    source: `${head}- **[Support](/support)** answers.\n- **[Sales](/sales)** sells.\n`,
  }
  const found = await errorsWith({
    page,
    records: [
      { file: 'data/industries.ts', source: `export const industries = { dental: ${dental}, legal: ${legal} }\n` },
      { file: 'data/pricing.ts', source: prices },
    ],
  })
  expect(found.flatMap(({ rule, reason }) => (rule === 'industry-bundles' ? reason : []))).toEqual([
    'The bundle of "dental" in data/industries.ts has no "sales": it has legal, support.',
    'Its 2 agents cost £60 one by one, too: pages would say "£0 less".',
    '"Recalls" is a use case of "dental", too.',
  ])
})

test('a text about a certificate does not say that we hold it before we do', async () => {
  const source = `export const certifications = {
  iso: { name: 'ISO', status: 'locked' },
  gdpr: { name: 'GDPR', status: 'active' },
}
export const points = [
  { text: 'We’re certified.', certification: 'gdpr' },
  { text: 'We’re certified, and checked.', certification: 'iso' },
  { text: 'We don’t hold it yet.', certification: 'iso' },
  { title: 'ISO', text: 'See above.', certification: 'gdpr' },
]
`
  const found = await errorsWith({ record: { file: 'data/compliance.ts', source } })
  expect(found.flatMap(({ rule, reason }) => (rule === 'record-agreement' ? reason : []))).toEqual([
    '"We’re certified" contradicts data/compliance.ts: ISO is locked.',
    '"ISO" is about ISO, but this names "gdpr".',
  ])
})

test('a company of a record is of the industry that it names', async () => {
  const industries = "export const industries = { dental: { name: 'Dental' }, accountants: { name: 'Accountants' } }\n"
  const source = `export const calls = [
  { company: 'A dental practice', industry: 'accountants' },
  { company: 'An accountancy firm', industry: 'accountants' },
  { company: 'A dental supplies shop', industry: 'accountants' },
]
`
  const found = await errorsWith({
    records: [
      { file: 'data/industries.ts', source: industries },
      { file: 'data/calls.ts', source },
    ],
  })
  expect(found.flatMap(({ rule, reason }) => (rule === 'record-agreement' ? reason : []))).toEqual([
    '"accountants" is not the industry of "A dental practice".',
  ])
})

test('an agent is no desk', async () => {
  const source = "export const agents = { sales: { name: 'Sales' }, support: { name: 'Support' } }\n"
  const found = await errorsWith({
    page: { file: 'content/desks.mdx', source: `${HEAD}Add a Sales or Support desk. A support desk answers.\n` },
    record: { file: 'data/agents.ts', source },
  })
  expect(found.flatMap(({ rule, reason }) => (rule === 'voice' ? reason : []))).toEqual([
    'The voice guide bans the words "Sales or Support desk".',
  ])
})

/** The record of the company, with an address in London and a second number. */
const SITE_RECORD = `export const site = {
  origin: 'https://small-site.test',
  email: 'hello@small-site.test',
  address: ['4 Potter’s Row', 'London EC1A 1BB'],
  phone: { label: '020 7123 4567', href: 'tel:+442071234567' },
  hotline: { label: '020 7123 4568', href: 'tel:+442071234568' },
}
`

test('a town, a number and an address are the company’s own, and each is reported once', async () => {
  const text =
    'We’re based in Leeds. Our company is based in London. A baker is based in York.\n\n' +
    'Call [020 7123 4568](tel:main), [<Phrase of="phone" />](tel:main) or [us](tel:+442071234568).\n\n' +
    'Write to Hello@Small-Site.test, or to [us@agency.org](mailto:us@agency.org).\n'
  const found = await errorsWith({
    page: { file: 'content/contacts.mdx', source: HEAD + text },
    record: { file: 'data/site.ts', source: SITE_RECORD },
  })
  const lines = HEAD.split('\n').length - 1
  expect(
    found.flatMap(({ rule, place, reason, fix }) =>
      rule === 'contacts' ? `${place.line - lines}:${place.column} ${reason} ${fix!.split(' If ')[0]}` : [],
    ),
  ).toEqual([
    '1:16 "Leeds" is not in our address. Ours is in data/site.ts.',
    '3:22 The link shows 020 7123 4568, but calls 020 7123 4567. Write [<Phrase of="phone" />](tel:main) or ' +
      '[<Phrase of="demo-line" />](tel:hotline).',
    '5:40 "us@agency.org" is not our e-mail address. Ours is hello@small-site.test.',
  ])
})

test('the address of the site is the one that the build is given, if it is given one', async () => {
  const page = { file: 'content/own.mdx', source: `${HEAD}See [prices](https://shop.test/prices).\n` }
  const record = { file: 'data/site.ts', source: SITE_RECORD.replace('small-site.test', 'small-site.example') }
  const found = async () => {
    const errors = await errorsWith({ page, record, production: true })
    return errors.flatMap(({ rule, reason }) => (/^(links|reserved-values)$/.test(rule) ? reason : []))
  }
  expect(await found()).toEqual(['An address of a domain that is reserved for examples: https://small-site.example.'])
  vi.stubEnv('SITE_ORIGIN', 'https://shop.test')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await found()).toEqual(['The link "https://shop.test/prices" names this site\'s own address.'])
})

test('--fix adds an industry to the choices of the forms, above the last one', async () => {
  const forms = "export const industryChoices = [\n  'Dental',\n  'Other',\n]\n"
  const found = await errorsWith({
    records: [
      {
        file: 'data/industries.ts',
        source: "export const industries = { a: { name: 'Dental' }, b: { name: 'Vet’s' } }\n",
      },
      { file: 'data/forms.ts', source: forms },
    ],
  })
  expect(
    applyEdits(
      forms,
      found.filter(({ file }) => file === 'data/forms.ts'),
    ),
  ).toBe("export const industryChoices = [\n  'Dental',\n  'Vet’s',\n  'Other',\n]\n")
})

test('a rule that fails hides no error that another finds', async () => {
  const fails = siteRule<never>('fails', 'error', () => {
    throw new TypeError('no such page')
  })
  const finds = siteRule<never>('finds', 'error', (_site, add) =>
    add({ file: 'a.mdx', source: '' }, { place: { line: 1, column: 1 }, reason: 'It is odd.' }),
  )
  expect((await ruleErrors({}, [fails, finds])).map(({ rule }) => rule)).toEqual(['finds'])
  await expect(ruleErrors({}, [fails])).rejects.toThrow('The rule "fails" has failed.')
})

test('words of visitors for the search need no capitals', async () => {
  const source = "export const words = 'waller london wallar'\n"
  const found = await errorsWith({ record: { file: 'data/search.ts', source } })
  expect(found.map(({ reason }) => reason)).toEqual(['"wallar" is not in the dictionary.'])
})

test('placeholders are allowed before a site goes live', async () => {
  expect(
    await errorsWith({ record: { file: 'data/site.ts', source: wrongRecords['reserved-values']!.source } }),
  ).toEqual([])
})

test('a build for visitors lists the pages that are marked as placeholders', async () => {
  const source = `${HEAD.replace('\n---\n', '\nplaceholder: true\n---\n')}A first version of the text.`
  const page = { file: 'content/placeholder.mdx', source }
  const listed = async (production: boolean) =>
    (await errorsWith({ page, production })).filter(({ rule }) => rule === 'reserved-values')
  expect(await listed(false)).toEqual([])
  const [found] = await listed(true)
  expect(found).toMatchObject({ severity: 'warning', file: page.file })
  expect(source.split('\n')[found!.place.line - 1]).toBe('placeholder: true')
})

test('what was expected in a quarter is late from the day after it', async () => {
  const record = { file: 'data/error.ts', source: "export const iso = { expected: 'Q3 2026' }\n" }
  const lateOn = async (buildDate: string) => (await errorsWith({ record, buildDate })).map(({ rule }) => rule)
  expect([await lateOn('2026-09-30'), await lateOn('2026-10-01')]).toEqual([[], ['expired-dates']])
})

test('a home page that cannot be read makes no other page an orphan', async () => {
  const errors = await errorsWith({ page: { file: 'content/index.mdx', source: '<<<<<<< HEAD\n' } })
  expect(errors.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['content/index.mdx merge-conflict'])
})

test('the day after a page expires, a link to it in a sentence is no error', async () => {
  const source = wrongPages['link-to-expiring-page']!.source.replace(/, or <Go.*<\/Go> now/, '')
  const page = { file: 'content/link-to-expiring-page.mdx', source }
  const found = (await errorsWith({ page, buildDate: '2027-01-01' })).filter(isNoOrphan(''))
  expect(found.map(({ file, rule, severity }) => [file, rule, severity])).toEqual([
    ['content/offer.mdx', 'expired-pages', 'warning'],
  ])
})

test('a draft may have text that is still to be written', async () => {
  const source = `${HEAD.replace('\n---\n', '\ndraft: true\n---\n')}[To write: what this section says]`
  expect(
    (await errorsWith({ page: { file: 'content/placeholder.mdx', source } })).map(({ rule, severity }) => [
      rule,
      severity,
    ]),
  ).toEqual([['placeholders', 'warning']])
})

test.each(Object.entries(unusualPages))('%s is unusual, but right', async (name, source) => {
  const errors = await errorsWith({ page: { file: `content/${name}.mdx`, source } })
  expect(summariesOf(errors.filter(isNoOrphan(name)))).toEqual([])
})

test.each(Object.entries(unusualRecords))('the record %s is unusual, but right', async (_, source) => {
  expect(summariesOf(await errorsWith({ record: { file: 'data/unusual.ts', source } }))).toEqual([])
})

/** No page of the small site can link to each of these; that one tries the rule. */
function isNoOrphan(name: string) {
  return ({ rule }: ContentError) => rule !== 'orphans' || /orphan/.test(name)
}

test('the editor can write what was meant', async () => {
  const text =
    'One agent costs £99 a month, or 99 pounds a month. Call 020 7123 4567, or ask the Analytcs agent.\n\n' +
    'See the Chanels Pack.\n'
  const found = await errorsWith({
    page: { file: 'content/meant.mdx', source: HEAD + text },
    records: [
      { file: 'data/agents.ts', source: "export const agents = { analytics: { name: 'Analytics' }, none: {} }\n" },
      {
        file: 'data/packs.ts',
        source: "export const packs = [{ name: 'Channels Pack' }]\n",
      },
    ],
  })
  expect(
    found.flatMap(({ rule, meant }) => (/^(prices|contacts|record-names)$/.test(rule) ? (meant ?? '') : [])),
  ).toEqual(['<Phrase of="agent-price" /> a month', '', '<Phrase of="phone" />', 'Analytics agent', 'Channels Pack'])
})

test('a text beside agents names no other agent', async () => {
  const source = `export const agents = {
  sales: { name: 'Sales', worksWith: [{ agent: 'support', line: 'A quote goes to HR.' }] },
  hr: { name: 'HR' },
  support: { name: 'Support', worksWith: [{ agent: 'sales', line: 'When Sales wins a job, Support calls.' }] },
}
export const bands = [{ agents: ['sales'], recommendation: 'Add Sales and Support agents.' }]
`
  const found = await errorsWith({ record: { file: 'data/agents.ts', source } })
  expect(found.flatMap(({ rule, reason }) => (rule === 'references' ? reason : []))).toEqual([
    'The text names HR, but the entry is about sales, support.',
    'The text names Support, but the entry is about sales.',
  ])
})
