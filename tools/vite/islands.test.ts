import { expect, test } from 'vitest'
import * as widgets from '../../components/widgets/registry.ts'
import { islandNames } from './islands.ts'

test('the browser can load exactly the widgets that are declared to hydrate on intent', () => {
  const declared = Object.values(widgets)
    .filter(({ hydrate }) => hydrate === 'intent')
    .map(({ name }) => name)
  expect(declared).not.toEqual([])
  expect(islandNames(process.cwd())).toEqual(declared.sort())
})
