import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withCallQueue } from './call-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A database whose calls end when the test says so. */
function heldDatabase() {
  const started: string[] = []
  const ends: (() => void)[] = []
  const database = {
    rpc: (name: string) => {
      started.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(`answer to ${name}`)))
    },
  }
  return { database, started, end: () => ends.shift()!() }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

test('calls run in their order, as many at once as allowed', async () => {
  const { database, started, end } = heldDatabase()
  const queue = withCallQueue(database, { running: 2, waiting: 10, waitMs: 1000 })
  const answers = ['a', 'b', 'c', 'd'].map((name) => queue.rpc(name, {}))
  await settled()
  expect(started).toEqual(['a', 'b'])
  end()
  await settled()
  expect(started).toEqual(['a', 'b', 'c'])
  for (let count = 0; count < 3; count += 1) {
    end()
    await settled()
  }
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'].map((name) => `answer to ${name}`))
})

test('a call that finds the queue full fails at once, and the queue has room again after an answer', async () => {
  const { database, end } = heldDatabase()
  const queue = withCallQueue(database, { running: 1, waiting: 1, waitMs: 1000 })
  const first = queue.rpc('a', {})
  void queue.rpc('b', {})
  await expect(queue.rpc('c', {})).rejects.toThrow('too many calls wait for the database')
  end()
  await first
  const last = queue.rpc('d', {})
  for (let count = 0; count < 2; count += 1) {
    end()
    await settled()
  }
  expect(await last).toBe('answer to d')
})

test('the next call is the one whose client made the fewest before', async () => {
  const { database, started, end } = heldDatabase()
  const queue = withCallQueue(database, { running: 1, waiting: 10, waitMs: 1000 })
  const calls = [
    ['flood 1', 'flood'],
    ['flood 2', 'flood'],
    ['flood 3', 'flood'],
    ['visitor 1', 'visitor'],
    ['without client', null],
    ['visitor 2', 'visitor'],
  ] as const
  for (const [name, client] of calls) void queue.rpc(name, { client })
  for (let count = 0; count < calls.length; count += 1) {
    await settled()
    end()
  }
  expect(started).toEqual(['flood 1', 'visitor 1', 'without client', 'flood 2', 'visitor 2', 'flood 3'])
})

test('a full queue gives up the latest call of the client that made the most', async () => {
  const { database, started, end } = heldDatabase()
  const queue = withCallQueue(database, { running: 1, waiting: 2, waitMs: 1000 })
  for (const name of ['flood 1', 'flood 2']) void queue.rpc(name, { client: 'flood' })
  const givenUp = queue.rpc('flood 3', { client: 'flood' }).catch(String)
  void queue.rpc('visitor', { client: 'visitor' })
  expect(await givenUp).toBe('Error: too many calls wait for the database')
  for (let count = 0; count < 3; count += 1) {
    end()
    await settled()
  }
  expect(started).toEqual(['flood 1', 'visitor', 'flood 2'])
})

test('a call whose request has given up is never run', async () => {
  const { database, started, end } = heldDatabase()
  const queue = withCallQueue(database, { running: 1, waiting: 10, waitMs: 1000 })
  void queue.rpc('slow', {})
  // oxlint-disable-next-line vitest/valid-expect -- Awaited below, once the clock has moved.
  const late = expect(queue.rpc('late', {})).rejects.toThrow('waited too long for the database')
  await vi.advanceTimersByTimeAsync(1000)
  await late
  end()
  await settled()
  void queue.rpc('next', {})
  await settled()
  expect(started).toEqual(['slow', 'next'])
})

test('a call that fails leaves its place to the next', async () => {
  const rpc = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('answer')
  const queue = withCallQueue({ rpc }, { running: 1, waiting: 1, waitMs: 1000 })
  // oxlint-disable-next-line vitest/valid-expect -- Awaited below, after the next call.
  const failed = expect(queue.rpc('a', {})).rejects.toThrow('no')
  expect(await queue.rpc('b', {})).toBe('answer')
  await failed
})

test('calls of more than ten minutes ago do not count against a client, and later ones do', async () => {
  const { database, started, end } = heldDatabase()
  const queue = withCallQueue(database, { running: 1, waiting: 10, waitMs: 1000 })
  for (let count = 0; count < 3; count += 1) {
    void queue.rpc('yesterday', { client: 'office' })
    await settled()
    end()
    await settled()
  }
  await vi.advanceTimersByTimeAsync(600_001)
  for (const name of ['running', 'office', 'visitor']) void queue.rpc(name, { client: name })
  for (let count = 0; count < 3; count += 1) {
    await settled()
    end()
  }
  expect(started.slice(3)).toEqual(['running', 'office', 'visitor'])
  const calls = ['flood 1', 'flood 2', 'flood 3', 'late visitor']
  for (const name of calls) void queue.rpc(name, { client: name.replace(/ \d/, '') })
  for (let count = 0; count < calls.length; count += 1) {
    await settled()
    end()
  }
  expect(started.slice(6)).toEqual(['flood 1', 'late visitor', 'flood 2', 'flood 3'])
})
