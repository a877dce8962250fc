import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agents } from '../../../data/agents.ts'
import { agentRoom } from '../../drawings/rooms/agent-room.ts'
import { RoomPlan } from './RoomPlan.tsx'

test('the number of an item stands in the room where its feature does', () => {
  const ids = agents.receptionist.features.map(({ id }) => id)
  const html = renderToStaticMarkup(
    <RoomPlan agent="receptionist" features={[ids.at(-1)!, ids[0]!]} route="/here">
      <ol>
        <li>Last</li>
        <li>First</li>
      </ol>
    </RoomPlan>,
  )
  const { callouts = [] } = agentRoom('receptionist')
  const numbers = [...html.matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)"[^>]*><\/circle><text[^>]*>(\d+)</g)]
  expect(numbers.map(([, x, y, number]) => [number, Number(x), Number(y)])).toEqual([
    ['1', ...callouts.at(-1)!.at],
    ['2', ...callouts[0]!.at],
  ])
})

test('a list and its features must go together', () => {
  const plan = (features: string[]) => () =>
    renderToStaticMarkup(<RoomPlan agent="sales" features={features} route="/" />)
  expect(plan([agents.sales.features[0].id])).toThrow('The list has 0 items, and features={[…]} names 1.')
  expect(plan([])).not.toThrow()
  const withUnknown = () =>
    renderToStaticMarkup(
      <RoomPlan agent="sales" features={['nothing']} route="/">
        <ol>
          <li>One</li>
        </ol>
      </RoomPlan>,
    )
  expect(withUnknown).toThrow(`The agent sales has no feature "nothing". Use one of: ${agents.sales.features[0].id}, `)
})
