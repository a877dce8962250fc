import { describe, expect, it } from 'vitest'
import { desks } from '../../../data/office.ts'
import { officePlan, synergyRoute, wallsOfOnly, type OfficeDesk } from './OfficePlanDrawing.tsx'

const ground = (...hired: string[]): OfficeDesk[] =>
  desks
    .filter(({ floor }) => floor === 1)
    .map(({ id, type, x, y }) => ({ id, department: type, x, y, filled: hired.includes(id) }))

describe('an office in plan', () => {
  it('seats each desk where its percents say, two rows on a corridor', () => {
    const { rooms } = officePlan(ground('receptionist'), { columns: 2 })
    expect(rooms.map(({ id, row, area }) => `${id} ${row} ${area.x}`)).toEqual([
      'receptionist above 20',
      'sales above 520',
      'support below 20',
      'finance below 520',
    ])
  })
  it('moves a desk whose room is taken to the next free one', () => {
    const crowd = ground().map((desk) => ({ ...desk, x: 90, y: 90 }))
    const places = officePlan(crowd, { columns: 2 }).rooms.map(({ row, area }) => `${row} ${area.x}`)
    expect(new Set(places).size).toBe(4)
    expect(places[0]).toBe('below 520')
  })
  it('builds the walls of hired agents, and always the corridor', () => {
    const count = (...hired: string[]) =>
      officePlan(ground(...hired), { columns: 2 }).walls.filter(({ built }) => built).length
    expect(count()).toBe(4)
    expect(count('receptionist')).toBe(7)
    // The wall between the two is already there.
    expect(count('receptionist', 'sales')).toBe(9)
    expect(count('receptionist', 'sales', 'support', 'finance')).toBe(14)
  })
  it('draws proposed walls thin', () => {
    const { walls } = officePlan(ground('receptionist'), { columns: 2 })
    expect(walls.every(({ built, wall }) => (wall.thickness === 8) === !built)).toBe(true)
  })
  it('lists the walls that a hired room adds', () => {
    const plan = officePlan(ground('receptionist', 'sales'), { columns: 2 })
    expect(wallsOfOnly(plan, 'sales')).toHaveLength(2)
    expect(wallsOfOnly(plan, 'sales').every(({ rooms }) => !rooms.includes('receptionist'))).toBe(true)
  })
  it('leads from desk to desk through the corridor, at right angles', () => {
    const plan = officePlan(ground('receptionist', 'sales'), { columns: 2 })
    expect(synergyRoute(plan, ['receptionist', 'sales'])).toEqual([
      [76, 200],
      [76, 320],
      [576, 320],
      [576, 200],
    ])
    expect(synergyRoute(plan, ['receptionist', 'support'])).toEqual([
      [76, 200],
      [76, 440],
    ])
    expect(synergyRoute(plan, ['receptionist', 'marketing'])).toBeUndefined()
  })
})
