import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  activeSynergies,
  badgeStates,
  builtDesks,
  canAddFloor,
  deskStatus,
  hiredDepartments,
  MAX_FLOORS,
  officeReducer,
  officeText,
  officeTotal,
  priceIncrease,
  shownBadges,
  startingOffice,
  type Office,
  type OfficeAction,
} from './office-state.ts'
import { badges } from '../../../data/badges.ts'
import { departmentIds } from '../../../data/departments.ts'
import { desks, floorNames, synergies } from '../../../data/office.ts'
import {
  agentPrice,
  levelFor,
  monthlyTotal,
  pounds,
  powerUpIds,
  powerUps,
  priceFor,
  volumeSaving,
} from '../../../data/pricing.ts'

const after = (...actions: OfficeAction[]): Office => actions.reduce(officeReducer, startingOffice)
const hire = (desk: Office['hired'][number]): OfficeAction => ({ type: 'hire', desk })
const addFloor: OfficeAction = { type: 'add-floor' }

/** An office with so many agents, hired in reading order, floor after floor. */
function officeOf(count: number): Office {
  return desks.slice(1, count).reduce((office, { id }) => {
    const grown = canAddFloor(office) ? officeReducer(office, addFloor) : office
    return officeReducer(grown, hire(id))
  }, startingOffice)
}

test('sixteen desks on four floors, each seated once', () => {
  expect(desks).toHaveLength(16)
  expect(MAX_FLOORS).toBe(4)
  expect(floorNames).toHaveLength(4)
  expect(new Set(desks.map(({ id }) => id)).size).toBe(16)
  expect(new Set(desks.map(({ floor, x, y }) => `${floor} ${x} ${y}`)).size).toBe(16)
})

test('at first: four desks, only the receptionist filled, no synergy, one department', () => {
  expect(builtDesks(startingOffice).map(({ id }) => [id, deskStatus(startingOffice, id)])).toEqual([
    ['receptionist', 'filled'],
    ['sales', 'available'],
    ['support', 'available'],
    ['finance', 'available'],
  ])
  expect(activeSynergies(startingOffice)).toEqual([])
  expect(hiredDepartments(startingOffice)).toEqual(['reception'])
  expect(officeTotal(startingOffice)).toBe(agentPrice)
})

test('hiring fills a desk once, and only on a floor that is built', () => {
  expect(after(hire('sales')).hired).toEqual(['receptionist', 'sales'])
  expect(after(hire('sales'), hire('sales'))).toEqual(after(hire('sales')))
  expect(after(hire('marketing'))).toBe(startingOffice)
  expect(after(hire('receptionist'))).toBe(startingOffice)
})

test('a floor can be added once all desks are filled, up to four', () => {
  expect(after(addFloor)).toBe(startingOffice)
  expect(after(hire('sales'), hire('support'), addFloor).floors).toBe(1)
  const full = after(hire('sales'), hire('support'), hire('finance'))
  expect(canAddFloor(full)).toBe(true)
  expect(builtDesks(officeReducer(full, addFloor))).toHaveLength(8)
  expect(canAddFloor(officeReducer(full, addFloor))).toBe(false)
  expect(officeReducer(officeOf(16), addFloor).floors).toBe(4)
})

test.each([1, 2, 3, 4, 5, 8, 9, 12, 13, 16])('%i agents can be hired', (count) => {
  expect(officeOf(count).hired).toHaveLength(count)
})

test('ten agents fill ten departments, sixteen no more', () => {
  expect(hiredDepartments(officeOf(10))).toHaveLength(10)
  expect(hiredDepartments(officeOf(16))).toHaveLength(10)
  for (const count of [15, 16]) expect(officeTotal(officeOf(count))).toBe(monthlyTotal(count))
})

test('from two hires on every office shows a synergy, always between filled desks', () => {
  expect(synergies.flatMap(({ between }) => between).filter((id) => !desks.some((desk) => desk.id === id))).toEqual([])
  expect(new Set(synergies.map(({ between }) => [...between].sort().join())).size).toBe(synergies.length)
  for (const second of ['sales', 'support', 'finance'] as const)
    expect(activeSynergies(after(hire(second)))).toHaveLength(1)
  expect(activeSynergies(officeOf(16))).toHaveLength(synergies.length)
})

test('a power-up goes on and off and counts in the total', () => {
  const toggle: OfficeAction = { type: 'toggle-power-up', powerUp: 'voices' }
  expect(officeTotal(after(toggle))).toBe(monthlyTotal(1, ['voices']))
  expect(after(toggle, toggle)).toEqual(startingOffice)
  const both = after(toggle, { type: 'toggle-power-up', powerUp: 'channels' }, toggle)
  expect(both.powerUps).toEqual(['channels'])
})

test('reset goes back to the start from anywhere', () => {
  expect(officeReducer({ ...officeOf(16), powerUps: powerUpIds }, { type: 'reset' })).toBe(startingOffice)
})

test('no sequence of actions breaks the office', () => {
  const action = fc.oneof(
    fc.constantFrom(...desks.map(({ id }) => hire(id))),
    fc.constant(addFloor),
    fc.constantFrom(...powerUpIds).map((powerUp): OfficeAction => ({ type: 'toggle-power-up', powerUp })),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const office = after(...actions)
      expect(new Set(office.hired).size).toBe(office.hired.length)
      expect(new Set(office.powerUps).size).toBe(office.powerUps.length)
      expect(office.floors).toBeLessThanOrEqual(4)
      for (const id of office.hired) expect(builtDesks(office).some((desk) => desk.id === id)).toBe(true)
    }),
  )
})

test.each([
  [0, [], []],
  [1, ['calls-100'], ['bookings-1000 50', 'recovered-10000 50', 'gdpr-ready 33']],
  [2, ['calls-100', 'bookings-1000', 'recovered-10000'], ['gdpr-ready 67', 'departments-5 40', 'departments-10 20']],
  [
    3,
    ['calls-100', 'bookings-1000', 'recovered-10000', 'gdpr-ready', 'office-builder'],
    ['departments-5 60', 'departments-10 30', 'cross-department 75'],
  ],
  [
    4,
    ['calls-100', 'bookings-1000', 'recovered-10000', 'gdpr-ready', 'cross-department', 'office-builder'],
    ['departments-5 80', 'departments-10 40', 'top-referrer 67'],
  ],
  [
    5,
    [
      'calls-100',
      'bookings-1000',
      'recovered-10000',
      'gdpr-ready',
      'departments-5',
      'cross-department',
      'office-builder',
    ],
    ['departments-10 50', 'top-referrer 83'],
  ],
  [9, Object.keys(badges).filter((id) => id !== 'departments-10'), ['departments-10 90']],
  [10, Object.keys(badges), []],
])('badges at %i hired', (hired, unlocked, inProgress) => {
  const shown = shownBadges(hired)
  expect(shown.unlocked.map(({ id }) => id)).toEqual(unlocked)
  expect(shown.inProgress.map(({ id, progress }) => `${id} ${progress}`)).toEqual(inProgress)
})

test('a badge unlocks at its threshold, not before, and says what it takes', () => {
  for (const { id } of badgeStates(0)) {
    const at = (hired: number) => badgeStates(hired).find((state) => state.id === id)!
    expect(at(badges[id].threshold - 1).unlocked).toBe(false)
    expect(at(badges[id].threshold).unlocked).toBe(true)
  }
  expect(badgeStates(1)[0]!.requirement).toBe('1 agent hired')
  expect(badgeStates(1)[3]!.requirement).toBe('3 agents hired')
})

test('an office as plain text', () => {
  const text = officeText(after(hire('support'), { type: 'toggle-power-up', powerUp: 'channels' }))
  const seated = desks.filter(({ id }) => id === 'receptionist' || id === 'support')
  expect(text.split('\n')).toEqual([
    `${levelFor(2)}: 2 agents, 2 of ${departmentIds.length} departments`,
    '',
    ...seated.map(({ name, description }) => `- ${name}: ${description}`),
    '',
    `Agents: 2 × ${pounds(priceFor(2))} = ${pounds(monthlyTotal(2))} a month`,
    `${powerUps.channels.name}: ${pounds(powerUps.channels.price)} a month`,
    `Total: ${pounds(monthlyTotal(2, ['channels']))} a month`,
    `Volume pricing saves ${pounds(volumeSaving(2))} a month compared with ${pounds(agentPrice)} each.`,
  ])
  expect(officeText(startingOffice)).toContain(`${levelFor(1)}: 1 agent, 1 of ${departmentIds.length} departments`)
  expect(officeText(startingOffice)).not.toContain('saves')
})

test('the price of the next agent is what the monthly total rises by, at every size', () => {
  let office = startingOffice
  for (const { id } of desks.slice(1)) {
    while (!builtDesks(office).some((desk) => desk.id === id)) office = officeReducer(office, { type: 'add-floor' })
    const hired = officeReducer(office, { type: 'hire', desk: id })
    expect(officeTotal(hired) - officeTotal(office)).toBe(priceIncrease(office))
    office = hired
  }
  expect(office.hired).toHaveLength(desks.length)
})
