import { formJourneys } from './journeys/form-journeys.ts'
import { frame } from './journeys/frame.ts'
import { search } from './journeys/search-journey.ts'
import { widgets } from './journeys/widgets.ts'
import { test } from './test.ts'

for (const [journey, take] of Object.entries({ ...frame, ...search, ...formJourneys, ...widgets }))
  test(`a visitor ${journey}`, async ({ visitor }) => {
    await visitor.window.resize(1440, 900)
    await take(visitor)
  })
