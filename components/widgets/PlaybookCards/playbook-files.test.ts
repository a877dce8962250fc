import { agents } from '../../../data/agents.ts'
import { expect, test } from 'vitest'
import { industries } from '../../../data/industries.ts'
import { clonePath } from './PlaybookCards.tsx'
import { playbookFileName, playbookToJson, playbookToMarkdown } from './playbook-files.ts'
import { playbookIds, playbooks, type Playbook } from '../../../data/playbooks.ts'

test('a playbook as Markdown is what a person reads: its name, then what it does, then its numbered steps', () => {
  const id = playbookIds[0]!
  const { name, description, steps }: Playbook = playbooks[id]
  const text = playbookToMarkdown(id)
  expect(text.startsWith(`# ${name}\n\n${description}\n`)).toBe(true)
  for (const [at, { title, agent }] of steps.entries())
    expect(text).toContain(`${at + 1}. **${title}** (${agent ? agents[agent].name : 'you'}). `)
  expect(text.endsWith('\n')).toBe(true)
})

test.each(playbookIds)('%s: every step and feature is in both exports', (id) => {
  const { steps, features, name, setupTime, industry, difficulty, description } = playbooks[id]
  const markdown = playbookToMarkdown(id)
  for (const text of [name, ...features, ...steps.flatMap(({ title, text }) => [title, text])])
    expect(markdown).toContain(text)
  const setup = setupTime === 1 ? 'Setup: 1 minute' : `Setup: ${setupTime} minutes`
  const facts = [`Industry: ${industries[industry].name}`, `Difficulty: ${difficulty}`, setup]
  expect(markdown).toContain(`\n${facts.map((fact) => `- ${fact}\n`).join('')}\n`)
  const record = { id, name, industry, description, features, difficulty, setupMinutes: setupTime, steps }
  expect(JSON.parse(playbookToJson(id))).toEqual(record)
})

test('addresses and file names', () => {
  expect(clonePath(playbookIds[0]!)).toBe(`/custom-template?playbook=${playbookIds[0]}`)
  expect(playbookFileName(playbookIds[0]!, 'md')).toBe(`playbook-${playbookIds[0]}.md`)
})
