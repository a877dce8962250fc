import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '../../data/site.ts'
import { Frame } from './Frame.tsx'

const themesOf = (html: string) => [...html.matchAll(/class="theme theme-(\w+)"/g)].map((match) => match[1])

test('the theme control is in the footer and the drawer', () => {
  expect(
    themesOf(
      renderToStaticMarkup(
        <Frame route="/" header footer>
          words
        </Frame>,
      ),
    ),
  ).toEqual(['footer', 'drawer'])
})

test('without a footer the header holds it', () => {
  const html = renderToStaticMarkup(
    <Frame route="/office" header footer={false}>
      words
    </Frame>,
  )
  expect(themesOf(html)).toEqual(['header', 'drawer'])
  expect(html).not.toContain('<footer')
})

test('without a header there is no drawer', () => {
  const html = renderToStaticMarkup(
    <Frame route="/" header={false} footer>
      words
    </Frame>,
  )
  expect(html).not.toContain('<header')
  expect(html).not.toContain('<dialog')
})

test('live regions are in the page from the start, empty', () => {
  const html = renderToStaticMarkup(
    <Frame route="/" header footer>
      words
    </Frame>,
  )
  expect(html).toContain(
    '<p role="status" aria-live="polite" aria-atomic="false" class="sr-only"></p><p role="alert" aria-live="assertive" aria-atomic="false" class="sr-only"></p>',
  )
})

test("the footer links to the page's file only if data/site.ts says so", () => {
  const html = () =>
    renderToStaticMarkup(
      <Frame route="/sales" header footer source="content/(agents)/sales & co.mdx">
        words
      </Frame>,
    )
  const editing: { footer: boolean } = site.editing
  const { footer } = editing
  try {
    editing.footer = true
    expect(html()).toContain(
      `<a href="${site.editing.address}content/(agents)/sales%20&amp;%20co.mdx">Edit this page</a>`,
    )
    editing.footer = false
    expect(html()).not.toContain('Edit this page')
  } finally {
    editing.footer = footer
  }
})

test('each control of the theme has its own name and its own buttons', () => {
  const html = renderToStaticMarkup(
    <Frame route="/" header footer>
      words
    </Frame>,
  )
  for (const place of ['footer', 'drawer']) {
    const [, control = ''] = new RegExp(`<fieldset class="theme theme-${place}">(.*?)</fieldset>`).exec(html) ?? []
    expect(control).toContain(`Theme (${place})</legend>`)
    const buttons = [...control.matchAll(/name="([^"]*)"(?: checked="")? value="([^"]*)"/g)]
    expect(buttons.map(([, name, value]) => [name, value])).toEqual(
      ['system', 'light', 'dark'].map((theme) => [`theme-${place}`, theme]),
    )
  }
})
