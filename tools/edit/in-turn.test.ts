import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

/** Actions that say when they begin and end. */
function actions() {
  const seen: string[] = []
  const act =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve))
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
    }
  return { seen, act, run: inTurn() }
}

test('an action begins when the one before has ended, also if that failed', async () => {
  const { seen, act, run } = actions()
  const results = await Promise.allSettled([run(act('one')), run(act('two', true)), run(act('three'))])
  expect(seen).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('an urgent action begins at once, and the next one after it', async () => {
  const { seen, act, run } = actions()
  const first = run(act('one'))
  void run(act('urgent'), true)
  expect(seen).toEqual(['urgent begins'])
  await Promise.all([first, run(act('last'))])
  expect(seen.indexOf('last begins')).toBeGreaterThan(seen.indexOf('urgent ends'))
})
