import { existsSync } from 'node:fs'
import { evaluate } from '@mdx-js/mdx'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import * as widgets from '../../components/widgets/registry.ts'
import { vocabulary } from '../../tools/content/vocabulary.ts'
import { exampleAsPage } from '../../tools/gallery/gallery-plugin.ts'
import { openingTag, writeProps } from '../../tools/content/mdx/opening-tag.ts'
import { defaultValues } from '../../tools/gallery/form-fields.ts'
import { writtenProps } from '../../tools/gallery/Gallery.tsx'
import { mdxComponents } from '../../pages/page/components.tsx'
import { readMdx } from '../../tools/content/mdx/mdx-options.ts'

const registered = Object.entries(widgets) as unknown as [string, WidgetDeclaration][]

const check = (widget: Pick<WidgetDeclaration, 'name' | 'example'>) =>
  readMdx('content/example.mdx', exampleAsPage(widget), vocabulary).errors

describe.each(registered)('%s', (key, widget) => {
  it('has one name: in the registry, in its folder, in its view and in its example', () => {
    expect(widget.name).toBe(key)
    const path = `components/widgets/${key}/${key}.tsx`
    expect(existsSync(path), path).toBe(true)
    expect(widget.example).toContain(`<${key}`)
  })

  it('is described for a marketer, and so is each of its props', () => {
    expect(widget.description).toMatch(/^[A-Z].*\.$/)
    for (const [prop, schema] of Object.entries(widget.props.shape))
      expect((schema as { description?: string }).description, `${key} ${prop}`).toMatch(/\.$/)
  })

  it('has an example that passes the checks of content, as written and as the gallery writes it', () => {
    expect(check(widget)).toEqual([])
    const { before, after } = openingTag(widget.example, key)!
    const written = writtenProps(widget)
    const fallbacks = defaultValues(widget.props)
    const example = `${before}${writeProps({ ...fallbacks, ...written }, fallbacks)}${after}`
    expect(check({ ...widget, example })).toEqual([])
    expect(writtenProps({ ...widget, example })).toEqual(
      Object.fromEntries(Object.entries(written).filter(([name, value]) => value !== fallbacks[name])),
    )
    // The controls are for one: where it takes props, its example names it once.
    // oxlint-disable-next-line tests/no-if -- Without props there is nothing to control.
    if (Object.keys(widget.props.shape).length)
      expect(widget.example.match(new RegExp(`<${key}\\b`, 'g'))).toHaveLength(1)
  })

  it('shows its example: MDX that compiles, with props that its schema takes, without inline styles', async () => {
    const { default: Example } = await evaluate(widget.example, {
      ...runtime,
      remarkPlugins: [remarkGfm],
      useMDXComponents: () => mdxComponents,
    })
    const markup = renderToStaticMarkup(<Example />)
    expect(markup).toMatch(/<\w+/)
    expect(markup).not.toMatch(/\sstyle="/)
  })
})
