import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { agentPath } from '../../data/agents.ts'
import { relatedIndustries, sharedAgents } from '../../components/frame/industry/related-industries.ts'
import { industries, industryIds, industryPath } from '../../data/industries.ts'
import { readContentIndex } from '../../tools/content/content-index.ts'
import { records } from '../../tools/content/records.ts'
import { sentencesOf, wordsOf } from '../words.ts'

const LEAST_WORDS = 250

const landing = readContentIndex(process.cwd(), records).pages.filter(
  ({ frontMatter: { template } }) => template === 'industry' || template === 'agent',
)
const texts = landing.map(({ route, file, frontMatter }) => ({
  route,
  industry: frontMatter.industry,
  text: readFileSync(file, 'utf8').replace(/^---[\s\S]*?\n---\n/, ''),
}))
const trades = texts.flatMap(({ industry, ...page }) => (industry ? [{ ...page, industry }] : []))

test('every industry has its page at its own address, and no page more', () => {
  expect(Object.fromEntries(trades.map(({ route, industry }) => [route, industry]))).toEqual(
    Object.fromEntries(industryIds.map((id) => [industryPath(id), id])),
  )
})

describe.each(trades)('the text of $route', ({ text, industry }) => {
  test('has at least 250 words of its own', () => {
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(LEAST_WORDS)
  })
  test('begins with a second-level heading and leaves the first to the template', () => {
    expect(text.trimStart()).toMatch(/^## /)
    expect(text).not.toMatch(/^# /m)
    expect(text.match(/^## /gm)!.length).toBeGreaterThanOrEqual(3)
  })
  test('says what each of the four agents does here, and what stays with people', () => {
    for (const { agent } of industries[industry].bundle) expect(text).toContain(`](${agentPath(agent)})`)
    expect(text).toMatch(/^## What stays with /m)
  })
  test('leads on to a page that is no agent’s', () => {
    const links = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href)
    expect(links.some((href) => !industries[industry].bundle.some(({ agent }) => agentPath(agent) === href))).toBe(true)
  })
  test('repeats no price and no fact of a record', () => {
    expect(text).not.toContain('£')
    for (const { line } of industries[industry].bundle) expect(text).not.toContain(line)
    for (const useCase of industries[industry].useCases) expect(text).not.toContain(useCase)
  })
})

test('no sentence and no heading stands on two landing pages', () => {
  const owners = new Map<string, string>()
  for (const { route, text } of texts) {
    for (const sentence of new Set(sentencesOf(text))) {
      expect(owners.get(sentence) ?? route, `“${sentence}”`).toBe(route)
      owners.set(sentence, route)
    }
  }
})

test('three other industries are related, those with the most agents in common first', () => {
  for (const id of industryIds) {
    const related = relatedIndustries(id)
    expect(new Set([id, ...related]).size, id).toBe(4)
    const left = industryIds.filter((other) => other !== id && !related.includes(other))
    const common = [...related, ...left].map((other) => sharedAgents(id, other).length)
    expect(Math.min(...common.slice(0, 3)), id).toBeGreaterThanOrEqual(Math.max(...common.slice(3)))
    expect(common.slice(0, 3)).toEqual(common.slice(0, 3).sort((a, b) => b - a))
  }
  const pointedTo = new Set(industryIds.flatMap(relatedIndustries))
  expect(
    industryIds.filter((id) => !pointedTo.has(id)),
    'no other industry leads there',
  ).toEqual([])
  expect(sharedAgents('dental', 'clinics')).toEqual(['receptionist', 'support', 'compliance'])
})
