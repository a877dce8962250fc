import { expect, test } from 'vitest'
import { neededTests } from './needed-tests.ts'

test.each([
  ['nothing is known', undefined, { backEnd: true, tools: true }],
  ['nothing has changed', [], { backEnd: false, tools: true }],
  ['a page and a record have changed', ['content/about.mdx', 'data/site.ts'], { backEnd: false, tools: false }],
  ['a form has changed', ['data/forms.ts'], { backEnd: true, tools: false }],
  ['a component has changed too', ['content/about.mdx', 'components/ui/Button.tsx'], { backEnd: false, tools: true }],
  ['packages have changed', ['package-lock.json'], { backEnd: true, tools: true }],
  ['a setting of editors has changed', ['.vscode/settings.json'], { backEnd: false, tools: true }],
  ['the back end has changed', ['supabase/local/back-end.ts'], { backEnd: true, tools: true }],
])('if %s', (_, files, needed) => {
  expect(neededTests(files)).toEqual(needed)
})
