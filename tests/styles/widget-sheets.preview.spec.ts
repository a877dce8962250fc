import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { compile } from 'tailwindcss'
import { expandWidgetStyles } from '../../tools/vite/site-styles.ts'

const root = process.cwd()
const widgets = readdirSync(join(root, 'components/widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

// By day components/widgets/sheets.test.ts, which reports a selector that reaches another widget.
test('a widget looks the same among all others as with its own sheets and the shared ones @nightly', async ({
  page,
  request,
}) => {
  const examples = await Promise.all(
    widgets.map(async (name) => ({ name, html: await (await request.get(`/widgets/${name}`)).text() })),
  )
  await page.setContent(`<html data-theme="light"><head>${(await sheets()).join('')}</head><body></body></html>`)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { compared, differing } = await page.evaluate(compareAloneAndTogether, examples)
    expect(compared).toBeGreaterThan(2000)
    expect(differing, `${width} pixels wide`).toEqual([])
  }
})

/** The sheets that pages/site.css imports, each as a style element. That of a widget names it. */
async function sheets(): Promise<string[]> {
  const site = expandWidgetStyles(readFileSync(join(root, 'pages/site.css'), 'utf8'), root)
  const files = [...site.matchAll(/@import '\.\.\/(components\/.*)';/g)].map((match) => match[1]!)
  return Promise.all(
    files.map(async (file) => {
      const widget = /^components\/widgets\/(\w+)/.exec(file)?.[1] ?? ''
      return `<style data-widget="${widget}">${await compiled(file)}</style>`
    }),
  )
}

/** A sheet as plain CSS, and the theme with all its variables. */
async function compiled(file: string): Promise<string> {
  const css = readFileSync(join(root, file), 'utf8')
  const theme = 'components/ui/theme.css'
  const { build } = await compile(
    file === theme ? css.replace('@theme', '@theme static') : `@reference 'theme';${css}`,
    {
      loadStylesheet: (path) => Promise.resolve({ path, base: root, content: readFileSync(join(root, theme), 'utf8') }),
    },
  )
  return build([])
}

/** In the page: how the elements of each widget look, with all of them on the page and then one at a time. */
function compareAloneAndTogether(examples: { name: string; html: string }[]) {
  const styles = [...document.querySelectorAll('style')]
  const properties = new Set<string>()
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('style' in rule)
        for (const name of rule.style as CSSStyleDeclaration) if (!name.startsWith('--')) properties.add(name)
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList)
    }
  }
  for (const { sheet } of styles) collect(sheet!.cssRules)
  const names = [...properties]
  const places = examples.map(({ name, html }) => {
    const place = document.createElement('div')
    // What is positioned outside the flow is measured from here.
    place.style.position = 'relative'
    place.append(new DOMParser().parseFromString(html, 'text/html').querySelector('main')!)
    return { name, place }
  })
  const lookOf = (place: Element) =>
    [...place.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && style.content === 'none') return []
        return names.map((name) => style.getPropertyValue(name))
      }),
    )
  document.body.replaceChildren(...places.map(({ place }) => place))
  const together = places.map(({ place }) => lookOf(place))
  let compared = 0
  const differing = places.flatMap(({ name, place }, at) => {
    document.body.replaceChildren(place)
    for (const style of styles) style.media = ['', name].includes(style.dataset['widget']!) ? 'all' : 'not all'
    const alone = lookOf(place)
    compared += alone.length
    return alone.flatMap((look, index) => {
      const other = together[at]![index]!
      const changed = names.filter((_, property) => other[property] !== look[property])
      const element = place.querySelectorAll('*')[Math.floor(index / 3)]!
      return changed.length ? [`${name} ${element.outerHTML.slice(0, 80)} ${changed.slice(0, 3).join('; ')}`] : []
    })
  })
  for (const style of styles) style.media = 'all'
  return { compared, differing: differing.slice(0, 5) }
}
