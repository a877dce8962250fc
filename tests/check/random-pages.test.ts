import { evaluate } from '@mdx-js/mdx'
import fc, { type Arbitrary } from 'fast-check'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { MDXComponents } from 'mdx/types'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { expect, test } from 'vitest'
import type { core } from 'zod'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { rules } from '../../tools/check/rules/index.ts'
import { isError } from '../../tools/content/content-error.ts'
import { ContentFolder } from '../../tools/content/content-folder.ts'
import { mdxOptions } from '../../tools/content/mdx/mdx-options.ts'
import { vocabulary } from '../../tools/content/vocabulary.ts'
import { ruleErrors } from '../../tools/check/site/check-site.ts'
import { Rendering } from '../../tools/check/site/page-items.ts'
import { readPage, type Site } from '../../tools/check/site/site-reader.ts'
import { elements, parsePage, textContent } from '../../tools/lib/html.ts'

const HEAD = '---\ntitle: A random page\ndescription: A page.\n---\n\n# A random page\n\n'

/** Rules for one page; the others compare pages, or need a dictionary. */
const pageRules = rules.filter(({ name }) => !/^(spelling|orphans|metadata-length|links|anchors)$/.test(name))

const site = (page: unknown) =>
  ({
    root: process.cwd(),
    pages: [page],
    data: [],
    values: new Map(),
    vocabulary,
    production: false,
    publication: { buildDate: '2026-11-21', preview: false },
  }) as unknown as Site
const rendering = new Rendering(vocabulary)

/** Whether the check has no error for a page. */
async function isAccepted(source: string): Promise<boolean> {
  const page = readPage('content/random.mdx', source, rendering)
  return !page.errors.length && !(await ruleErrors(site(page), pageRules)).some(isError)
}

/** A page's HTML, compiled and rendered with the plugins of builds. */
async function render(source: string): Promise<string> {
  const { remarkPlugins, rehypePlugins } = mdxOptions(new ContentFolder())
  const { default: Content } = await evaluate(
    { path: `${process.cwd()}/content/random.mdx`, value: source },
    { ...runtime, remarkPlugins: remarkPlugins!, rehypePlugins: rehypePlugins!, baseUrl: import.meta.url },
  )
  const widgets = Object.entries(vocabulary.widgets).map(([name, { component, props }]) => {
    const view = ({ children, ...given }: Record<string, unknown>) =>
      createElement(component as ComponentType<Record<string, unknown>>, {
        ...props.parse(given),
        route: '/random',
        buildDate: '2026-11-21',
        updated: { day: '2026-11-21', pinned: true },
        children: children as ReactNode,
      })
    return [name, view]
  })
  const components = { ...vocabulary.pageComponents!.prose, ...Object.fromEntries(widgets) } as MDXComponents
  const main = createElement('main', null, createElement(Content, { components }))
  return `<!DOCTYPE html><html lang="en-GB"><head><title>Random</title></head><body>${renderToStaticMarkup(main)}</body></html>`
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    // React writes no closing slash rules of its own; the others are about style.
    rules: { 'no-implicit-button-type': 'off', 'no-inline-style': 'off', 'doctype-style': 'off' },
  }),
)

/** Words that no other part of the page has. */
let count = 0
const word = fc.constant(null).map(() => `w${++count}w`)
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '))

const inline: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: words },
  words.map((text) => `**${text}**`),
  words.map((text) => `_${text}_`),
  words.map((text) => `\`${text}\``),
  words.map((text) => `[${text}](/pricing)`),
  words.map((text) => `[${text}](mailto:${'hello@staffroom.example'})`),
  words.map((text) => `<Stamp>${text}</Stamp>`),
  words.map((text) => `${text}<br />`),
  fc.constant('<Phrase of="agent-price" />'),
  fc.constant('{/* a note */}'),
  fc.constantFrom('\\*', '&pound;', 'AT&T', '£5*', '\\{', '1 < 2', '–', '**', '<b>', '~~'),
)
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))

const cell = fc.oneof(words, fc.constant(''))
const markdown: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: line },
  { weight: 2, arbitrary: words.map((text) => `## ${text}`) },
  line.map((text) => `## ${text}`),
  words.map((text) => `### ${text}`),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => items.map((text) => `- ${text}`).join('\n')),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => items.map((text) => `- [x] ${text}`).join('\n')),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => items.map((text) => `1. ${text}`).join('\n')),
  fc.array(words, { minLength: 1, maxLength: 2 }).map((items) => items.map((text) => `[${text}](/demo)`).join(' ')),
  fc
    .constantFrom('tel:hotline', 'tel:+442079460123', 'mailto:hello@staffroom.example', 'https://www.gov.uk/', '#main')
    .chain((href) => words.map((text) => `[${text}](${href})`)),
  line.map((text) => `> ${text}`),
  fc
    .array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .chain((rows) =>
      words.map((head) =>
        [
          `| ${head} | ${word ? `h${++count}h` : ''} |`,
          '| - | - |',
          ...rows.map((row) => `| ${row.join(' | ')} |`),
        ].join('\n'),
      ),
    ),
  words.map((text) => `\`\`\`\n${text}\n\`\`\``),
  words.map((text) => `${text}[^${++count}]\n\n[^${count}]: ${text}n`),
  fc.constant('---'),
)

/** Values of a schema; undefined where there is none to write. */
function valuesOf(schema: core.$ZodType): Arbitrary<unknown> {
  const def = schema._zod.def as unknown as {
    type: string
    entries?: Record<string, unknown>
    values?: unknown[]
    innerType?: core.$ZodType
    element?: core.$ZodType
    options?: core.$ZodType[]
    shape?: Record<string, core.$ZodType>
  }
  switch (def.type) {
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries!))
    case 'literal':
      return fc.constantFrom(...def.values!)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: 0, max: 20 })
    case 'optional':
    case 'default':
      return fc.option(valuesOf(def.innerType!), { nil: undefined })
    case 'array':
      return fc.array(valuesOf(def.element!), { minLength: 1, maxLength: 3 })
    case 'union':
      return fc.oneof(...def.options!.map(valuesOf))
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape!).map(([key, each]) => [key, valuesOf(each)])))
    default:
      return fc.oneof(word, fc.constantFrom('/pricing', '#main'))
  }
}

function widgetText(
  { name, props, takesChildren, example }: WidgetDeclaration,
  inner: Arbitrary<string>,
): Arbitrary<string> {
  const own = fc.tuple(valuesOf(props), inner, fc.boolean()).map(([values, text, isInline]) => {
    if (!props.safeParse(values).success) return example
    const attributes = Object.entries(values as object).flatMap(([key, value]) =>
      value === undefined ? [] : [` ${key}=${typeof value === 'string' ? `"${value}"` : `{${JSON.stringify(value)}}`}`],
    )
    const open = `<${name}${attributes.join('')}`
    if (!takesChildren) return `${open} />`
    return isInline ? `${open}>${text}</${name}>` : `${open}>\n\n${text}\n\n</${name}>`
  })
  return fc.oneof({ weight: 3, arbitrary: own }, fc.constant(example))
}

const anyWidget = (inner: Arbitrary<string>) =>
  fc.constantFrom(...Object.values(vocabulary.widgets)).chain((each) => widgetText(each, inner))
const block = fc.oneof(
  { weight: 3, arbitrary: markdown },
  anyWidget(fc.array(fc.oneof(markdown, anyWidget(markdown)), { maxLength: 3 }).map((blocks) => blocks.join('\n\n'))),
)

/** The same blocks in each run: a test that fails by chance blocks others. Another seed tries other pages. */
const SEED = 40
const BLOCKS = process.env['NIGHTLY'] ? 720 : 100
const BLOCKS_A_PAGE = 5

test('what the check accepts renders, is valid HTML, and has all words', async () => {
  const accepted: string[] = []
  for (const text of fc.sample(block, { seed: SEED, numRuns: BLOCKS }))
    if (await isAccepted(HEAD + text)) accepted.push(text)
  // Most blocks that are right alone are right together, so that most pages are rendered.
  let pages = 0
  for (let from = 0; from < accepted.length; from += BLOCKS_A_PAGE) {
    const text = accepted.slice(from, from + BLOCKS_A_PAGE).join('\n\n')
    if (!(await isAccepted(HEAD + text))) continue
    pages++
    const html = await render(HEAD + text)
    const shown = textContent(elements(parsePage(html)).find(({ tagName }) => tagName === 'main')!)
    // Comments and the ids of sections are not shown.
    const written = text.replace(/\{\/\*.*?\*\/\}| id="[^"]*"/g, '').match(/\b[wh]\d+[wh]n?\b/g) ?? []
    expect(
      written.filter((each) => !shown.includes(each)),
      text,
    ).toEqual([])
    const { results } = await validator.validateString(html)
    const invalid = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    expect(invalid, text).toEqual([])
  }
  expect(pages).toBeGreaterThan(BLOCKS / BLOCKS_A_PAGE / 8)
})
