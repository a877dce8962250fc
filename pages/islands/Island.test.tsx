import { Fragment, useId, type ComponentProps, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island, RenderedPageContext } from './Island.tsx'

const Labelled = ({ children }: { children?: ReactNode }) => <p id={useId()}>{children}</p>
const Silent = () => <p />

const island = (
  props: object,
  component: unknown = Labelled,
  opens: Partial<ComponentProps<typeof Island>['widget']> = {},
) => <Island widget={{ name: 'Labelled', component: component as never, ...opens }} props={{ route: '/', ...props }} />
const page = (body: ReactNode) =>
  renderToStaticMarkup(<RenderedPageContext value={{ route: '/', islandIds: new Map() }}>{body}</RenderedPageContext>)
const all = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value!)

test("an island's ids come from its name and props, and equal islands get different ids", () => {
  const html = page(
    <>
      {island({ rate: 1 })}
      {island({ rate: 1 })}
      {island({ rate: 2 })}
    </>,
  )
  const ids = all(html, 'data-id')
  expect(ids[1]).toBe(`${ids[0]}2-`)
  expect(new Set(all(html, 'id')).size).toBe(3)
  expect(
    page(
      <>
        {island({ rate: 1 })}
        {island({ rate: 1 })}
        {island({ rate: 2 })}
      </>,
    ),
  ).toBe(html)
  expect(
    all(
      page(
        <>
          {island({ rate: 2 })}
          {island({ rate: 1 })}
        </>,
      ),
      'data-id',
    ),
  ).toEqual([ids[2], ids[0]])
})

test('props reach the browser unchanged, whatever characters they contain', () => {
  const title = `"quoted" <script>'&amp;'</script> \u2028 \ud800`
  const [json] = all(page(island({ title })), 'data-props')
  expect(json).not.toMatch(/[<>]/)
  const read = json!
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
  expect(JSON.parse(read)).toEqual({ route: '/', title })
})

test.each([
  ['a function', () => 1],
  ['a date', new Date(0)],
  ['a date in a record', { day: new Date(0) }],
  ['an undefined in a list', [undefined]],
  ['NaN', Number.NaN],
  ['a map', new Map()],
])('%s cannot be a prop of an island', (_, given) => {
  expect(() => page(island({ given }))).toThrow(
    'Labelled hydrates in the browser, so its props must be plain JSON; "given" is not.',
  )
})

test('an undefined prop is omitted in the browser too', () => {
  expect(all(page(island({ rate: undefined })), 'data-props')).toEqual(['{&quot;route&quot;:&quot;/&quot;}'])
})

test('what in the address hydrates it at once is in the HTML: parameters, and a fragment', () => {
  const queryParameters = ['q', 'industry']
  const parts = [{ queryParameters }, { queryParameters, fragment: true }]
  const html = page(parts.map((opens, at) => <Fragment key={at}>{island({}, Labelled, opens)}</Fragment>))
  expect(all(html, 'data-hydrate-query')).toEqual(['[?&amp;](q|industry)\\b', '[?&amp;](q|industry)\\b|#'])
  expect(page(island({}))).not.toContain('data-hydrate-query')
})

test('children are HTML inside the island and may contain islands; a widget that does not render them throws', () => {
  const html = page(
    island({
      children: (
        <>
          <em>MDX</em>
          {island({ rate: 1 })}
        </>
      ),
    }),
  )
  expect(html).toContain('data-island-children=""><em>MDX</em><div class="contents" data-island="Labelled"')
  expect(new Set(all(html, 'data-id')).size).toBe(2)
  expect(() => page(island({ children: <em>MDX</em> }, Silent))).toThrow('does not show its children')
})
