import { expect, test } from 'vitest'
import { agentIds, agents, catalogue, hiredCount, leadOf, neighboursOf } from './agents.ts'
import { departmentIds, departments, roleOf } from './departments.ts'
import { featuredIndustries, industries, industryFacts, industryIds, industryTitle, startLabel } from './industries.ts'
import { sectors } from './sectors.ts'

const alike = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function expectUnique(texts: readonly string[]) {
  const seen = texts.map(alike)
  expect(seen.filter((text, index) => seen.indexOf(text) !== index)).toEqual([])
}

test('the nine agents of the home page, as the specification prints them', () => {
  expect(catalogue.map((id) => [id, agents[id].description, agents[id].price])).toEqual([
    ['receptionist', 'Never miss a call', 99],
    ['sales', 'Convert leads', 99],
    ['support', '24/7 customer care', 99],
    ['finance', 'Manage invoices', 99],
    ['marketing', 'Drive campaigns', 99],
    ['hr', 'Handle onboarding', 99],
    ['operations', 'Optimise processes', 99],
    ['compliance', 'Ensure regulations', 99],
    ['content', 'Create content', 99],
  ])
})

test('ten departments, each led by its own agent', () => {
  expect(departmentIds).toHaveLength(10)
  for (const id of departmentIds) expect(agents[leadOf(id)].department).toBe(id)
  expectUnique(departmentIds.map((id) => departments[id].code))
})

test('three further roles in each department, no two alike', () => {
  const roles = departmentIds.flatMap((department) =>
    departments[department].roles.map((role) => ({ ...role, department })),
  )
  expectUnique(roles.map(({ id }) => id))
  expectUnique(roles.map(({ name }) => name))
  expectUnique(roles.map(({ line }) => line))
  expectUnique(roles.map(({ choice }) => choice))
  for (const role of roles) expect(roleOf(role.id)).toEqual(role)
})

test('no two features of agents alike', () => {
  const features = agentIds.flatMap((id) => [...agents[id].features])
  expectUnique(features.map(({ title }) => title))
  expectUnique(features.map(({ line }) => line))
})

test('every agent links to three others, each with a different reason', () => {
  for (const id of agentIds) {
    const neighbours = neighboursOf(id).map(({ agent }) => agent)
    expect(agentIds).toEqual(expect.arrayContaining(neighbours))
    expect(new Set([...neighbours, id]).size, id).toBe(4)
  }
  expectUnique(agentIds.flatMap((id) => neighboursOf(id).map(({ line }) => line)))
})

test('an agent shows one, two or three hired, and the same each time', () => {
  const counts = agentIds.map(hiredCount)
  expect(new Set(counts)).toEqual(new Set([1, 2, 3]))
  expect(counts).toEqual(agentIds.map(hiredCount))
  expect(hiredCount('receptionist')).toBe(2)
})

test('the ten industries and their bundles', () => {
  expect(industryIds.slice(0, 10).map((id) => [industryTitle(id), industries[id].bundlePrice])).toEqual([
    ['Dental Digital Office', 299],
    ['Legal Digital Office', 399],
    ['Automotive Digital Office', 349],
    ['Real Estate Digital Office', 329],
    ['Trade Services Digital Office', 279],
    ['Restaurants Digital Office', 319],
    ['Medical Clinics Digital Office', 449],
    ['eCommerce Digital Office', 369],
    ['Accounting Firms Digital Office', 399],
    ['Educational Institutions Digital Office', 359],
  ])
})

test('no two use cases, lines or features of industries alike', () => {
  expectUnique(industryIds.flatMap((id) => [...industries[id].useCases]))
  expectUnique(industryIds.flatMap((id) => industries[id].bundle.map(({ line }) => line)))
  expectUnique(featuredIndustries.flatMap((id) => [...industries[id].features]))
})

test('a bundle seats four different agents', () => {
  for (const id of industryIds) expect(new Set(industries[id].bundle.map(({ agent }) => agent)).size, id).toBe(4)
})

test('no two bundles are set up with the same', () => {
  expectUnique(industryIds.map((id) => industries[id].training))
})

test('the button names the office, not the businesses', () => {
  expect(startLabel('dental')).toBe('Start Your Dental Office')
  expect(startLabel('accountants')).toBe('Start Your Accounting Office')
})

test('five industries have a card on /solutions', () => {
  expect(featuredIndustries).toEqual(['dental', 'solicitors', 'auto', 'real-estate', 'trades'])
  for (const id of featuredIndustries) expect(industries[id].features).toHaveLength(4)
})

test('the twelve sectors and the fixed facts as printed', () => {
  expect(sectors.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Dental practices',
      'Legal firms',
      'Auto services',
      'Real estate',
      'Trades',
      'Restaurants',
      'Clinics',
      'E-commerce',
      'Accountants',
      'Education',
      'Creators',
      'Enterprises',
    ]),
  )
  expect(industryFacts.map(({ value }) => value)).toEqual(['10 minutes', 'Pre-configured', 'GDPR/DPIA', 'First month'])
})
