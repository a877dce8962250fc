import { expect, test, vi } from 'vitest'
import * as widgets from '../../components/widgets/registry.ts'
import { islandNames, islands, smallPreload } from './islands.ts'

test('the browser can load exactly the widgets that are declared to hydrate on intent', () => {
  const declared = Object.values(widgets)
    .filter(({ hydrate }) => hydrate === 'intent')
    .map(({ name }) => name)
  expect(declared).not.toEqual([])
  expect(islandNames(process.cwd())).toEqual(declared.sort())
})

test('each island is loaded by itself, also one that is added while the dev server runs', () => {
  const plugin = islands(() => ['Clock', 'Quiz']) as unknown as {
    resolveId(id: string): string | undefined
    load(id: string): string | undefined
    hotUpdate: (change: { file: string; type: string }) => void
  }
  const id = plugin.resolveId('virtual:islands')!
  expect(plugin.load(id)).toBe(
    "export const islands = {\n  Clock: () => import('/components/widgets/Clock/Clock.tsx'),\n" +
      "  Quiz: () => import('/components/widgets/Quiz/Quiz.tsx'),\n}",
  )
  const invalidateModule = vi.fn()
  const moduleGraph = { getModuleById: (asked: string) => asked === id && 'islands', invalidateModule }
  const after = (file: string, type: string) => {
    invalidateModule.mockClear()
    plugin.hotUpdate.call({ environment: { moduleGraph } }, { file, type })
    return invalidateModule.mock.calls.length
  }
  const declaration = '/site/components/widgets/Lamp/declaration.ts'
  expect([after(declaration, 'create'), after(declaration, 'delete'), after(declaration, 'update')]).toEqual([1, 1, 0])
  expect(after('/site/components/widgets/Lamp/Lamp.tsx', 'create')).toBe(0)
})

test('a style sheet that is loaded with an island stops the build, and names itself', () => {
  const plugin = smallPreload() as unknown as { generateBundle: (options: object, bundle: object) => void }
  const error = vi.fn()
  const chunk = (isDynamicEntry: boolean, ...sheets: string[]) => ({
    type: 'chunk',
    fileName: 'clock.js',
    isDynamicEntry,
    viteMetadata: { importedCss: new Set(sheets) },
  })
  const build = (name: string, file: object) => {
    error.mockClear()
    plugin.generateBundle.call({ environment: { name }, error }, {}, { file })
    return error.mock.calls.map(([message]) => (message as string).split('. ')[0])
  }
  expect(build('client', chunk(true, 'clock.css'))).toEqual(['clock.js is loaded on demand and imports clock.css'])
  expect(build('client', chunk(true))).toEqual([])
  expect(build('client', chunk(false, 'site.css'))).toEqual([])
  expect(build('ssr', chunk(true, 'clock.css'))).toEqual([])
})
