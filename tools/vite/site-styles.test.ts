import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { expandWidgetStyles, removeSonnerStyles, widgetStyles } from './site-styles.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

test('every widget sheet is imported by path, and only sheets of widgets', () => {
  const root = temporaryFolder()
  for (const file of ['Ticks/ticks.css', 'Ticks/Ticks.tsx', 'Hero/hero.css', 'Hero/figure.css', 'loose.css']) {
    mkdirSync(join(root, 'components/widgets', file, '..'), { recursive: true })
    writeFileSync(join(root, 'components/widgets', file), '')
  }
  expect(expandWidgetStyles("@import 'a.css';\n@import '../components/widgets/*/*.css';\n@import 'b.css';", root)).toBe(
    [
      "@import 'a.css';",
      "@import '../components/widgets/Hero/figure.css';",
      "@import '../components/widgets/Hero/hero.css';",
      "@import '../components/widgets/Ticks/ticks.css';",
      "@import 'b.css';",
    ].join('\n'),
  )
})

test('a sheet that a widget gets or loses while the dev server runs is applied', () => {
  const { hotUpdate } = widgetStyles() as unknown as {
    hotUpdate: (change: { file: string; type: string; modules: string[] }) => string[] | undefined
  }
  const moduleGraph = { getModulesByFile: (file: string) => file.endsWith('pages/site.css') && ['site.css'] }
  const after = (file: string, type: string) =>
    hotUpdate.call({ environment: { moduleGraph } }, { file, type, modules: ['one'] })
  const sheet = '/site/components/widgets/Lamp/lamp.css'
  expect([after(sheet, 'create'), after(sheet, 'delete')]).toEqual(Array(2).fill(['one', 'site.css']))
  // Vite itself follows edits.
  expect([after(sheet, 'update'), after('/site/components/ui/lamp.css', 'create')]).toEqual([undefined, undefined])
})

test('pages/site.css names no widget', () => {
  const root = resolve(import.meta.dirname, '../..')
  const sheet = readFileSync(join(root, 'pages/site.css'), 'utf8')
  expect(sheet).not.toMatch(/components\/widgets\/\w/)
  expect(expandWidgetStyles(sheet, root)).toContain('components/widgets/Stages/stages.css')
})

test('the styles of Sonner are left out of its code, and a version that adds them in another way stops the build', () => {
  const { handler } = removeSonnerStyles().transform as unknown as { handler: (code: string) => { code: string } }
  expect(handler('one()\n__insertCSS("a{b:\\"c\\"}");\ntwo()').code).toBe('one()\n\ntwo()')
  expect(() => handler('one()')).toThrow('update tools/vite/site-styles.ts')
})
