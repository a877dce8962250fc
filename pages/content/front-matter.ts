import { z } from 'zod'
import { LineCounter, parseDocument, isMap, isScalar, isSeq, type Document, type Node } from 'yaml'
import { agentIds } from '../../data/agents.ts'
import { industryIds } from '../../data/industries.ts'
import { ContentError, suggestion, type Place } from './content-error.ts'

const day = z.string('must be a day such as 2026-01-31').refine(isDay, 'must be a day such as 2026-01-31')
const path = z
  .string('must be a path such as /old-name')
  .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'must be a path such as /old-name: lower case, no trailing slash')
const flag = z.boolean('must be true or false, without quotes')

/** The front matter of a page. Unknown keys are refused, so that a misspelt flag never goes unnoticed. */
export const frontMatterSchema = z.strictObject({
  /** The page's title, for the browser's tab and search results; the brand is added. */
  title: z.string('must be text').trim().min(1, 'must not be empty'),
  /** One or two sentences for search results and link previews. */
  description: z.string('must be text').trim().min(1, 'must not be empty'),
  /** The shape that a family of pages shares. Default: page, sections over the full width. */
  template: z.enum(['page', 'article', 'agent', 'industry']).default('page'),
  /** With `template: agent`: the record of `data/agents.ts` that the page is about. */
  agent: z.enum(agentIds).optional(),
  /** With `template: industry`: the record of `data/industries.ts` that the page is about. */
  industry: z.enum(industryIds).optional(),
  /** Whether the header stands on the page. Default: true. */
  header: flag.default(true),
  /** Whether the footer stands on the page. Default: true. */
  footer: flag.default(true),
  /** Whether a table of contents, made from the second-level headings, stands beside the text. Default: false. */
  toc: flag.default(false),
  /** A draft is shown in dev and in preview builds only. Default: false. */
  draft: flag.default(false),
  /** The day from which builds hold the page. */
  publish: day.optional(),
  /** The last day on which builds hold the page. */
  expires: day.optional(),
  /** Whether search engines are asked to leave the page out. Default: false. */
  noindex: flag.default(false),
  /** The day that the text was last changed in substance, where the page shows one. Without it: the build date. */
  updated: day.optional(),
  /** Old paths that redirect to this page. */
  redirectFrom: z.union([path, z.array(path)], 'must be a path such as /old-name, or a list of paths').optional(),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

/** Every key that front matter may hold. */
export const frontMatterKeys = Object.keys(frontMatterSchema.shape)

const recordKeys = { agent: agentIds, industry: industryIds } as const

/**
 * Reads the front matter at the head of a content file.
 * @throws {ContentError} for the first mistake, at its line and column.
 */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const fail = (place: Place, problem: string, fix?: string): never => {
    throw new ContentError({ file, source, place, problem, fix })
  }
  const block = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?^---[ \t]*$/m.exec(source)
  if (!block || block.index !== 0) {
    return fail({ line: 1, column: 1 }, 'The page has no front matter.', 'Begin the file with a block between two lines of --- that holds at least title and description.')
  }
  const offset = source.indexOf('\n') + 1
  const counter = new LineCounter()
  const document = parseDocument(block[1]!, { lineCounter: counter, prettyErrors: false })
  const at = (position: number): Place => {
    const { line, col } = counter.linePos(position)
    return { line: line + 1, column: Math.max(1, col) }
  }
  const broken = document.errors[0]
  if (broken) fail(at(broken.pos[0]), `The front matter is not valid YAML: ${plainYamlError(broken.code, broken.message)}`, 'Write each line as "key: value"; put a value that holds a colon or begins with a special character into quotes.')
  if (offset && document.contents !== null && !isMap(document.contents)) {
    fail({ line: 2, column: 1 }, 'The front matter must be a list of "key: value" lines.', 'For example: title: About us')
  }
  const value: unknown = document.toJS() ?? {}
  const result = frontMatterSchema.safeParse(value)
  if (!result.success) {
    const issue = [...result.error.issues].sort((a, b) => Number(a.code !== 'unrecognized_keys') - Number(b.code !== 'unrecognized_keys'))[0]!
    if (issue.code === 'unrecognized_keys') {
      const key = issue.keys[0]!
      return fail(at(keyPosition(document, key)), `Unknown key "${key}" in the front matter.`, suggestion(key, frontMatterKeys))
    }
    const key = String(issue.path[0] ?? '')
    const given = (value as Record<string, unknown>)[key]
    if (given === undefined) {
      return fail({ line: 1, column: 1 }, `The front matter has no ${key}.`, `Add a line "${key}: …".`)
    }
    const place = at(valuePosition(document, issue.path))
    if (key === 'agent' || key === 'industry') {
      return fail(place, `There is no ${key} "${String(given)}" in data/${key === 'agent' ? 'agents' : 'industries'}.ts.`, suggestion(String(given), recordKeys[key]))
    }
    if (key === 'template') {
      return fail(place, `There is no template "${String(given)}".`, suggestion(String(given), frontMatterSchema.shape.template.unwrap().options))
    }
    return fail(place, `"${key}" ${issue.message}.`)
  }
  const frontMatter = result.data
  for (const template of ['agent', 'industry'] as const) {
    if (frontMatter.template === template && frontMatter[template] === undefined) {
      fail(at(keyPosition(document, 'template')), `A page with "template: ${template}" must say which ${template} it is about.`, `Add a line "${template}: …" with an id from data/${template === 'agent' ? 'agents' : 'industries'}.ts.`)
    }
    if (frontMatter.template !== template && frontMatter[template] !== undefined) {
      fail(at(keyPosition(document, template)), `"${template}" goes only with "template: ${template}".`, `Add that line, or remove this one.`)
    }
  }
  if (frontMatter.publish && frontMatter.expires && frontMatter.expires < frontMatter.publish) {
    fail(at(valuePosition(document, ['expires'])), 'The page expires before it is published.', 'Make "expires" the later day.')
  }
  return frontMatter
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function plainYamlError(code: string, message: string): string {
  if (code === 'DUPLICATE_KEY') return 'a key stands twice.'
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'a value holds a colon that is not in quotes.'
  if (code === 'TAB_AS_INDENT') return 'a line begins with a tab; use spaces.'
  return `${message.split('\n')[0]!.replace(/\.?$/, '.')}`
}

function keyPosition(document: Document, key: string): number {
  const pair = isMap(document.contents) ? document.contents.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined
  return (pair?.key as Node | undefined)?.range?.[0] ?? 0
}

function valuePosition(document: Document, keys: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  for (const key of keys) {
    if (isMap(node)) node = node.get(key, true)
    else if (isSeq(node)) node = node.get(key as number, true)
  }
  return (node as Node | undefined)?.range?.[0] ?? keyPosition(document, String(keys[0]))
}
