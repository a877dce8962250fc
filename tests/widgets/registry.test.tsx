import { existsSync } from 'node:fs'
import { evaluate } from '@mdx-js/mdx'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { widgets } from '../../components/widgets/index.ts'
import { mdxComponents } from '../../pages/mdx/components.tsx'

const registered = Object.entries(widgets) as unknown as [string, WidgetDeclaration][]

describe.each(registered)('%s', (key, widget) => {
  it('has one name: in the registry, in its folder, in its view and in its example', () => {
    expect(widget.name).toBe(key)
    const path = `components/widgets/${key}/${key}.tsx`
    expect(existsSync(path), path).toBe(true)
    expect(widget.example).toContain(`<${key}`)
  })

  it('is described for a marketer, and so is each of its props', () => {
    expect(widget.sentence).toMatch(/^[A-Z].*\.$/)
    for (const [prop, schema] of Object.entries(widget.props.shape)) expect((schema as { description?: string }).description, `${key} ${prop}`).toMatch(/\.$/)
  })

  it('shows its example: MDX that compiles, with props that its schema takes, without inline styles', async () => {
    const { default: Example } = await evaluate(widget.example, { ...runtime, remarkPlugins: [remarkGfm], useMDXComponents: () => mdxComponents })
    const markup = renderToStaticMarkup(<Example />)
    expect(markup).toMatch(/<\w+/)
    expect(markup).not.toMatch(/\sstyle="/)
  })
})
