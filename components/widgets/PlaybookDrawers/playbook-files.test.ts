import { expect, test } from 'vitest'
import { clonePath } from './playbook-address.ts'
import { playbookFileName, playbookToJson, playbookToMarkdown } from './playbook-files.ts'
import { libraryStats, playbookIds, playbooks } from '../../../data/playbooks.ts'

test('six playbooks, each for a trade of its own, of every difficulty', () => {
  expect(playbookIds).toHaveLength(6)
  expect(new Set(playbookIds.map((id) => playbooks[id].industry)).size).toBe(6)
  expect(new Set(playbookIds.map((id) => playbooks[id].difficulty))).toEqual(
    new Set(['Beginner', 'Intermediate', 'Advanced']),
  )
})

test('the library figures as printed; the records do not contradict them', () => {
  expect(libraryStats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '12 playbooks',
    '5,000+ deployments',
    '2 min average setup',
    '98% success',
  ])
  const mean = playbookIds.reduce((sum, id) => sum + playbooks[id].setupTime, 0) / playbookIds.length
  expect(mean).toBe(2)
  expect(playbookIds.reduce((sum, id) => sum + playbooks[id].uses, 0)).toBeLessThan(5000)
})

test('a playbook as Markdown', () => {
  const text = playbookToMarkdown('missed-call-rescue')
  expect(text.startsWith(`# Missed-call rescue\n\n${playbooks['missed-call-rescue'].description}`)).toBe(true)
  expect(text).toContain('- Industry: Trade Services\n- Difficulty: Beginner\n- Setup: 1 minute\n')
  expect(text).toContain('1. **Divert your phone** (you). ')
  expect(text).toContain('2. **Find out what’s wrong** (Receptionist). ')
  expect(text.endsWith('\n')).toBe(true)
})

test.each(playbookIds)('%s: every step and feature is in both exports', (id) => {
  const { steps, features, name, setupTime } = playbooks[id]
  const markdown = playbookToMarkdown(id)
  for (const text of [name, ...features, ...steps.flatMap(({ title, text }) => [title, text])])
    expect(markdown).toContain(text)
  expect(JSON.parse(playbookToJson(id))).toMatchObject({ id, name, setupMinutes: setupTime, features, steps })
})

test('addresses and file names', () => {
  expect(clonePath('client-intake')).toBe('/custom-template?playbook=client-intake')
  expect(playbookFileName('client-intake', 'md')).toBe('playbook-client-intake.md')
})
