import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Timeline } from './Timeline.tsx'

test('each item has its time above its words', () => {
  const html = renderToStaticMarkup(
    <Timeline route="/here">
      <ul>
        <li>
          <em>10:15</em> <strong>You talk.</strong> We listen.
        </li>
        <li>
          <em>10:30</em> We suggest.
        </li>
      </ul>
    </Timeline>,
  )
  expect(html).toContain('<li><p class="mono">10:15</p> <strong>You talk.</strong> We listen.</li>')
  expect(html).toContain('<li><p class="mono">10:30</p> We suggest.</li>')
})

test('an item without a time is refused by its number, with how to write one', () => {
  const timeline = (
    <Timeline route="/here">
      <ul>
        <li>
          <em>10:15</em> You talk.
        </li>
        <li>We suggest.</li>
      </ul>
    </Timeline>
  )
  expect(() => renderToStaticMarkup(timeline)).toThrow('Item 2 of its list has no time. Begin it with one')
})
