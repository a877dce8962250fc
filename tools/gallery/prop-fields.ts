import { visit } from 'unist-util-visit'
import { z } from 'zod'
import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import { parseContent } from '../content/mdx/mdx-options.ts'
import { expressionOf, staticValue } from '../content/mdx/static-value.ts'

/** The form control of a prop. */
type Control =
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text'; pattern?: string | undefined; minLength?: number | undefined; maxLength?: number | undefined }
  | { kind: 'number'; min?: number | undefined; max?: number | undefined; step: number | 'any' }
  | { kind: 'switch' }
  | { kind: 'json' }

/** A widget's prop, for authors. */
export type PropField = {
  name: string
  /** Its description in the declaration. */
  description: string
  /** Its type in words: 'text', 'whole number, 1 to 9', 'one of 3'. */
  type: string
  required: boolean
  /** The default value; undefined if there is none. */
  fallback: unknown
  control: Control
}

type Schema = {
  type?: string
  description?: string
  default?: unknown
  enum?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** The props of a widget, from the schema of its declaration. The gallery, the snippets and the guide use them. */
export function propFields({ props }: Pick<WidgetDeclaration, 'props'>): PropField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties as Record<string, Schema>).map(([name, schema]) => {
    const control = controlOf(schema)
    return {
      name,
      description: schema.description ?? '',
      type: typeOf(schema, control),
      required: required.includes(name),
      fallback: schema.default,
      control,
    }
  })
}

/** The default values of a widget's props. */
export function defaultValues(widget: Pick<WidgetDeclaration, 'props'>): Record<string, unknown> {
  return Object.fromEntries(
    propFields(widget)
      .filter(({ fallback }) => fallback !== undefined)
      .map(({ name, fallback }) => [name, fallback]),
  )
}

function controlOf({ type, enum: options, pattern, minLength, maxLength, minimum, maximum }: Schema): Control {
  if (options?.every((option) => typeof option === 'string')) return { kind: 'choice', options: options }
  if (type === 'boolean') return { kind: 'switch' }
  if (type === 'integer' || type === 'number')
    return { kind: 'number', min: bound(minimum), max: bound(maximum), step: type === 'integer' ? 1 : 'any' }
  return type === 'string' ? { kind: 'text', pattern, minLength, maxLength } : { kind: 'json' }
}

function typeOf({ type }: Schema, control: Control): string {
  if (control.kind === 'choice') return `one of ${control.options.length}`
  if (control.kind === 'switch') return 'true or false'
  if (control.kind === 'text') return 'text'
  if (control.kind === 'json') return type === 'array' ? 'list' : 'group'
  const { min, max, step } = control
  const range =
    min !== undefined && max !== undefined
      ? `, ${min} to ${max}`
      : min !== undefined
        ? `, at least ${min}`
        : max !== undefined
          ? `, at most ${max}`
          : ''
  return `${step === 1 ? 'whole ' : ''}number${range}`
}

/** Zod bounds all integers by the safe integers; such a bound is not shown. */
function bound(limit: number | undefined): number | undefined {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
}

/** The props in a widget's example, read from its MDX. */
export function writtenProps({ name, example }: Pick<WidgetDeclaration, 'name' | 'example'>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  let found = false
  visit(parseContent(example), (node) => {
    if (found || (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== name) return
    found = true
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue
      const { value } = attribute
      values[attribute.name] =
        value === null || value === undefined
          ? true
          : typeof value === 'string'
            ? value
            : staticValue(expressionOf(value.data?.estree)!)
    }
  })
  return values
}
