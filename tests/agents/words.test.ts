import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { agentIds, agentPath, agents } from '../../data/agents.ts'
import { readContentIndex } from '../../tools/content/content-index.ts'
import { records } from '../../tools/content/records.ts'
import { sentencesOf, wordsOf } from '../words.ts'

const LEAST_WORDS = 250

const pages = readContentIndex(process.cwd(), records).pages.filter(
  ({ frontMatter }) => frontMatter.template === 'agent',
)
const texts = pages.map(({ route, file }) => ({
  route,
  text: readFileSync(file, 'utf8').replace(/^---[\s\S]*?\n---\n/, ''),
}))

test('every agent has exactly one page, at its own URL', () => {
  expect(Object.fromEntries(pages.map(({ route, frontMatter }) => [route, frontMatter.agent]))).toEqual(
    Object.fromEntries(agentIds.map((id) => [agentPath(id), id])),
  )
})

describe.each(texts)('the text of $route', ({ text }) => {
  test('has at least 250 words of its own', () => {
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(LEAST_WORDS)
  })
  test('begins with a second-level heading and leaves the first to the template', () => {
    expect(text.trimStart()).toMatch(/^## /)
    expect(text).not.toMatch(/^# /m)
    expect(text.match(/^## /gm)!.length).toBeGreaterThanOrEqual(3)
  })
  test('links to other pages', () => {
    expect(new Set(text.match(/\]\(\/[^)]*\)/g)).size).toBeGreaterThanOrEqual(2)
  })
  test('repeats no feature of a record', () => {
    for (const id of agentIds) for (const { line } of agents[id].features) expect(text).not.toContain(line)
  })
})

test('no sentence and no heading is on two pages', () => {
  const owners = new Map<string, string>()
  for (const { route, text } of texts) {
    for (const sentence of new Set(sentencesOf(text))) {
      expect(owners.get(sentence) ?? route, `“${sentence}”`).toBe(route)
      owners.set(sentence, route)
    }
  }
})
