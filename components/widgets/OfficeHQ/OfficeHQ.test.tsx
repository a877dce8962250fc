import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { badges } from '../../../data/badges.ts'
import { departmentClass } from '../../../data/departments.ts'
import { desks, floorNames, type DeskId } from '../../../data/office.ts'
import {
  agentCountText,
  agentWord,
  bandRange,
  cheaperStep,
  levelFor,
  monthlyTotal,
  pounds,
  powerUpIds,
  powerUps,
  priceFor,
  progression,
  volumeSaving,
} from '../../../data/pricing.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { Icon } from '../../ui/Icon.tsx'
import { OfficeFloor, UpperFloors } from './OfficeFloor.tsx'
import { OfficeHQ } from './OfficeHQ.tsx'
import { MAX_FLOORS, shownBadges, startingOffice, type Office } from './office-state.ts'
import { Quote } from './Quote.tsx'

const officeWith = (change: Partial<Office>): Office => ({ ...startingOffice, ...change })
const floorOf = (office: Office, floor = 1) =>
  renderToStaticMarkup(
    <OfficeFloor name={floorNames[floor - 1]!} floor={floor} office={office} onHire={() => undefined} />,
  )
const quoteOf = (change: Partial<Office>) => renderToStaticMarkup(<Quote office={officeWith(change)} />)
/** An office of so many agents, hired in reading order. */
const hired = (count: number): DeskId[] => desks.slice(0, count).map(({ id }) => id)
const groundFloor = desks.filter(({ floor }) => floor === 1)
const nameOf = (id: DeskId) => desks.find((desk) => desk.id === id)!.name
const textOf = (html: string) => decoded(html.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ')

test('a floor counts its hired desks, and says in words which those are', () => {
  const [free, ...taken] = groundFloor
  const html = floorOf(officeWith({ hired: taken.map(({ id }) => id) }))
  expect(textOf(html)).toContain(`${taken.length} of ${groundFloor.length} desks hired`)
  const [hiredNames, freeNames] = decoded(/aria-label="([^"]*)"/.exec(html)![1]!).split('Available')
  expect(hiredNames).toContain(taken.map(({ name }) => name).join(', '))
  expect(freeNames).toContain(free!.name)
})

test('the room of a hired desk is hatched, and the others are dashed', () => {
  const taken = [groundFloor[0]!, groundFloor.at(-1)!]
  const html = floorOf(officeWith({ hired: taken.map(({ id }) => id) }))
  const isDashed = [...html.matchAll(/<g class="(symbol [^"]*)"/g)].map(([, look]) => look!.includes('ghost'))
  expect(isDashed).toEqual(groundFloor.map((desk) => !taken.includes(desk)))
  const hatched = [...html.matchAll(/<path class="hatch (\w+)"/g)].map(([, colour]) => colour)
  expect(hatched).toEqual(taken.map(({ type }) => departmentClass(type)))
})

test('each plate is over the room that the plan draws for its number', () => {
  for (const floor of floorNames.keys()) {
    const html = floorOf(startingOffice, floor + 1)
    const rooms = [...html.matchAll(/class="room-number" x="([\d.]+)" y="([\d.]+)">(\d+)</g)].map(
      ([, x, y, number]) => ({ x: Number(x), y: Number(y), number: number! }),
    )
    const middle = (axis: 'x' | 'y') => rooms.reduce((sum, room) => sum + room[axis], 0) / rooms.length
    const plates = [...html.matchAll(/<li class="office-plate ([^"]*)"[^>]*><span[^>]*>(\d+)</g)]
    expect(plates.map(([, , number]) => Number(number))).toEqual([1, 2, 3, 4].map((desk) => floor * 4 + desk))
    for (const [, look, number] of plates) {
      const { x, y } = rooms.find((room) => room.number === number)!
      const side = [x < middle('x') ? 'left' : 'right', y < middle('y') ? 'above' : 'below']
      expect(look!.split(' '), `desk ${number}`).toEqual(expect.arrayContaining(side))
    }
  }
})

test.each([
  [1, `adds ${pounds(monthlyTotal(2) - monthlyTotal(1))}`],
  [cheaperStep.from, `saves ${pounds(cheaperStep.before - cheaperStep.after)}`],
])('with %i agents, the button of the next one says what it %s', (count, change) => {
  const next = desks[count]!
  const html = floorOf(officeWith({ hired: hired(count), floors: MAX_FLOORS }), next.floor)
  expect(textOf(html)).toContain(`: ${next.name}, ${change}`)
})

test('the key explains the lines between two desks where there are any', () => {
  for (const [office, isDrawn] of [
    [startingOffice, false],
    [officeWith({ hired: groundFloor.map(({ id }) => id) }), true],
  ] as const) {
    expect(floorOf(office).includes('class="route"')).toBe(isDrawn)
    expect(floorOf(office).includes('Synergy')).toBe(isDrawn)
  }
})

test('lines that meet at a desk lie side by side', () => {
  const html = floorOf(officeWith({ hired: groundFloor.map(({ id }) => id) }))
  const lines = [...html.matchAll(/<path class="route" d="M(\d+) \d+/g)].map(([, x]) => Number(x))
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines).size).toBe(lines.length)
})

test('what is new is the last hired room, or a floor without a desk hired; nothing at first', () => {
  const fresh = (office: Office, floor?: number) =>
    [...floorOf(office, floor).matchAll(/class="office-plate[^"]* fresh" data-desk="([^"]*)"/g)].map(([, id]) => id)
  const isDrawn = (office: Office, floor?: number) => floorOf(office, floor).includes('new-walls')
  expect([fresh(startingOffice), isDrawn(startingOffice)]).toEqual([[], false])
  const [last, ...others] = groundFloor.map(({ id }) => id)
  expect(fresh(officeWith({ hired: [...others, last!] }))).toEqual([last])
  const grown = officeWith({ hired: [last!, ...others], floors: 2 })
  expect([fresh(grown, 2), isDrawn(grown, 2)]).toEqual([[], true])
})

test('without script each further floor is listed with its own desks', () => {
  const items = renderToStaticMarkup(<UpperFloors />)
    .split('<li>')
    .slice(1)
    .map(textOf)
  expect(items).toHaveLength(MAX_FLOORS - 1)
  for (const [index, item] of items.entries()) {
    expect(item).toContain(floorNames[index + 1]!)
    expect(item).toContain(desks.flatMap(({ floor, name }) => (floor === index + 2 ? name : [])).join(', '))
  }
})

test('the lines of a quote add up to its total, and hiring it keeps the power-ups', () => {
  for (const office of [{}, { hired: hired(3) }, { hired: hired(3), powerUps: powerUpIds.slice(0, 2) }]) {
    const html = quoteOf(office)
    const amounts = [...html.matchAll(/<dd>(?:<output[^>]*>)?£([\d,]+)/g)].map(([, text]) =>
      Number(text!.replace(',', '')),
    )
    const total = amounts.pop()
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    const { hired: ids, powerUps } = officeWith(office)
    expect(total).toBe(monthlyTotal(ids.length, powerUps))
    expect(decoded(html)).toContain(`href="${hirePath({ desks: ids, powerUps })}"`)
  }
})

test('a quote names its agents, each at the price of the level, and fills its ruler as far', () => {
  for (const count of [1, 3, cheaperStep.to]) {
    const html = quoteOf({ hired: hired(count) })
    const names = [.../<ul class="quote-desks">(.*?)<\/ul>/.exec(html)![1]!.matchAll(/<li>([^<]*)/g)]
    expect(names.map(([, name]) => decoded(name!))).toEqual(hired(count).map(nameOf))
    expect(textOf(html)).toContain(`${levelFor(count)} ${pounds(priceFor(count))} per agent, per month`)
    expect(textOf(html)).toContain(`${agentCountText(count)} at ${pounds(priceFor(count))} `)
    expect(html).toContain(`aria-valuenow="${count}"`)
  }
})

test('a quote says what the volume price saves from the second agent on', () => {
  expect(textOf(quoteOf({ hired: hired(1) }))).not.toContain('saves')
  expect(textOf(quoteOf({ hired: hired(2) }))).toContain(`saves ${pounds(volumeSaving(2))}`)
})

test('a quote says only of the last size before it that one more agent costs less', () => {
  const { from, to } = cheaperStep
  const says = [from - 1, from, to].map((count) => textOf(quoteOf({ hired: hired(count) })).includes('costs less'))
  expect(says).toEqual([false, true, false])
})

test('of the progression the first step is where the visitor is, and the others are still ahead', () => {
  const html = renderToStaticMarkup(<OfficeHQ route="/office" />)
  const steps = /<ol class="office-progression">(.*?)<\/ol>/.exec(html)![1]!.split('<li').slice(1)
  const isFirst = progression.map((_, index) => index === 0)
  for (const mark of ['aria-current="step"', 'You are here'])
    expect(
      steps.map((step) => step.includes(mark)),
      mark,
    ).toEqual(isFirst)
  for (const mark of ['class="ahead"', 'elevation ghost'])
    expect(
      steps.map((step) => !step.includes(mark)),
      mark,
    ).toEqual(isFirst)
})

test('each step of the progression says how many agents it has', () => {
  const steps = renderToStaticMarkup(<OfficeHQ route="/office" />).split('office-progression')[1]!
  for (const step of progression)
    expect(textOf(steps)).toContain(` ${step.name} ${bandRange(step)} ${agentWord(step.to)} `)
})

test('each power-up has its price, and is off at first', () => {
  const items = renderToStaticMarkup(<OfficeHQ route="/office" />)
    .split('<h2 id="power-ups">')[1]!
    .split('<li>')
    .slice(1)
  for (const [index, id] of powerUpIds.entries()) {
    const { name, price, description } = powerUps[id]
    expect(textOf(items[index]!)).toContain(` ${name} ${description} ${pounds(price)} `)
    expect(items[index]).toContain('aria-pressed="false"')
    expect(items[index]).toContain(renderToStaticMarkup(<Icon name="plus" />))
  }
})

test('the badges on the way say what they take, and how far it is', () => {
  const [, unlocked = '', onTheWay = ''] =
    /<ul class="office-unlocked">(.*?)<\/ul><ul class="office-in-progress">(.*?)<\/ul>/.exec(
      renderToStaticMarkup(<OfficeHQ route="/office" />),
    ) ?? []
  const shown = shownBadges(startingOffice.hired.length)
  for (const { id } of shown.unlocked) expect(textOf(unlocked)).toContain(badges[id].name)
  const items = onTheWay.split('<li>').slice(1)
  expect(items).toHaveLength(shown.inProgress.length)
  for (const [index, { id, progress, requirement }] of shown.inProgress.entries()) {
    expect(textOf(items[index]!)).toContain(` ${badges[id].name} ${requirement} ${badges[id].description}`)
    expect(items[index]).toMatch(new RegExp(`<progress [^>]*value="${progress}" max="100"`))
  }
})
