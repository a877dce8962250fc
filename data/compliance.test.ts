import { expect, test } from 'vitest'
import { statusOf, statusText, type Certification } from './compliance.ts'

const active: Certification = {
  name: 'A standard',
  status: 'active',
  description: 'What it is about.',
  features: [],
  validUntil: '2030-06-30',
}

test('a certification is active until its last day, and then waits for its renewal', () => {
  expect(statusText(active)).toBe('Active until 2030-06-30')
  expect(statusText(active, '2030-06-30')).toBe('Active until 2030-06-30')
  expect(statusText(active, '2030-07-01')).toBe('Active until 2030-06-30, renewal to be confirmed')
  expect(statusText({ ...active, validUntil: undefined }, '2030-07-01')).toBe('Active')
  expect(statusOf(active, '2030-06-30').kind).not.toBe(statusOf(active, '2030-07-01').kind)
})

test('a locked certification says when it is expected', () => {
  const locked: Certification = { ...active, status: 'locked', validUntil: undefined, expected: 'Q2 2031' }
  expect(statusText(locked)).toBe('Locked (Q2 2031)')
  expect(statusOf(locked).kind).toBe('none')
})

test('a pending certification is one on its way', () => {
  expect(statusOf({ ...active, status: 'pending', validUntil: undefined })).toEqual({
    kind: 'warning',
    text: 'Pending',
  })
})
