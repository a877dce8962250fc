import { expect, test } from 'vitest'
import { TookTooLong, within } from './deadline.ts'

const never = () => new Promise<never>(() => {})
/** How long a promise took, once it has failed by its time. */
const lateAfter = async (work: Promise<unknown>) => {
  const began = Date.now()
  await expect(work).rejects.toThrow(TookTooLong)
  return Date.now() - began
}

test('what is done in time keeps its result, also where it is an error', async () => {
  expect(await within(1000, Promise.resolve('done'))).toBe('done')
  await expect(within(1000, Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('each has all of its time, whoever began before it and however that ended', async () => {
  void within(200, Promise.resolve())
  const first = lateAfter(within(200, never()))
  await new Promise((resolve) => setTimeout(resolve, 120))
  const second = lateAfter(within(200, never()))
  const settled = within(200, new Promise((resolve) => setTimeout(resolve, 150, 'in time')))
  expect(await settled).toBe('in time')
  // Timers may come a millisecond early.
  expect(await first).toBeGreaterThanOrEqual(195)
  expect(await second).toBeGreaterThanOrEqual(195)
})

test('the first after a pause is timed again', async () => {
  expect(await lateAfter(within(50, never()))).toBeGreaterThanOrEqual(45)
  expect(await lateAfter(within(50, never()))).toBeGreaterThanOrEqual(45)
})

test('those that wait for less are not held up by those that wait for more', async () => {
  const long = within(2000, never())
  long.catch(() => {})
  expect(await lateAfter(within(30, never()))).toBeLessThan(1500)
})
