import { expect, test } from 'vitest'
import { industries, industryIds, industryPath, startLabel } from './industries.ts'
import { playbookFor, playbooks } from './playbooks.ts'
import { sectors } from './solutions.ts'
import { transcriptFrom, transcripts } from './transcripts.ts'

test.each(industryIds)('the playbook and the sample call of %s are from there, if there are any', (id) => {
  const found = [playbookFor(id), transcriptFrom(id)] as const
  const all = [Object.values(playbooks), Object.values(transcripts)]
  expect(found.map((name) => name !== undefined)).toEqual(
    all.map((records) => records.some(({ industry }) => industry === id)),
  )
  expect(found[0] ? playbooks[found[0]].industry : id).toBe(id)
  expect(found[1] ? transcripts[found[1]].industry : id).toBe(id)
})

test('an office is named by its own word where the industry has one', () => {
  const officeOf = (id: (typeof industryIds)[number]): { name: string; office?: string } => industries[id]
  for (const id of industryIds)
    expect(startLabel(id)).toBe(`Start Your ${officeOf(id).office ?? officeOf(id).name} Office`)
})

test('each industry is a sector by its businesses, and leads to its page', () => {
  for (const id of industryIds)
    expect(sectors).toContainEqual({ name: industries[id].businesses, href: industryPath(id) })
})
