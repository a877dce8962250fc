import type { core } from 'zod'
import type { WidgetDeclaration } from '../../../components/widgets/declare.ts'

/** The generated types of widgets: MDX language tools complete props from them. */
export const WIDGET_TYPES = 'components/widgets/mdx-components.d.ts'

type Def = {
  type: string
  innerType?: core.$ZodType
  element?: core.$ZodType
  valueType?: core.$ZodType
  shape?: Record<string, core.$ZodType>
  items?: core.$ZodType[]
  options?: core.$ZodType[]
  entries?: Record<string, string | number>
  values?: unknown[]
}

/**
 * The types of all widgets' props, written out of their declarations: names, values and sentences as an editor shows
 * them.
 */
export function widgetTypes(widgets: Readonly<Record<string, WidgetDeclaration>>): string {
  const entries = Object.entries(widgets).map(([name, { description, props, takesChildren }]) => {
    const own = Object.entries(props.shape as Record<string, core.$ZodType>).map(([prop, schema]) =>
      propOf(prop, schema),
    )
    const children = takesChildren ? ['    children?: ReactNode\n'] : []
    const inner = [...own, ...children].join('')
    return `${docComment(description, '  ')}  ${name}(${inner ? `props: {\n${inner}  }` : ''}): ReactNode\n`
  })
  return `// Written from the widgets' declarations by \`npm run check -- --fix\`: change those instead.
import type { ReactNode } from 'react'

/** What MDX may name, with the props that each takes. */
export interface MdxComponents {
${entries.join('\n')}}

declare global {
  /** The MDX language tools read it: a name that is not here is an error, and so is a prop that does not fit. */
  type MDXProvidedComponents = MdxComponents
  interface MDXContentProps {
    /** Widgets come from the registry, for every page alike. */
    readonly components?: undefined
  }
}
`
}

function propOf(prop: string, schema: core.$ZodType): string {
  const { description } = schema as { description?: string }
  const name = /^\w+$/.test(prop) ? prop : JSON.stringify(prop)
  return (
    `${description ? docComment(description, '    ') : ''}    ${name}${isOptional(schema) ? '?' : ''}: ` +
    `${typeOf(schema)}\n`
  )
}

function docComment(text: string, indent: string): string {
  return `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`
}

function isOptional(schema: core.$ZodType): boolean {
  return ['optional', 'default', 'prefault'].includes(schema._zod.def.type)
}

/** A schema as the type of what may be written. */
function typeOf(schema: core.$ZodType): string {
  const { type, innerType, element, valueType, shape, items, options, entries, values } = schema._zod.def as Def
  if (innerType) return type === 'nullable' ? `${typeOf(innerType)} | null` : typeOf(innerType)
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return type
    case 'int':
      return 'number'
    case 'enum':
      return Object.values(entries!)
        .map((value) => JSON.stringify(value))
        .join(' | ')
    case 'literal':
      return values!.map((value) => JSON.stringify(value)).join(' | ')
    case 'array':
      return `readonly (${typeOf(element!)})[]`
    case 'tuple':
      return `readonly [${items!.map(typeOf).join(', ')}]`
    case 'union':
      return options!.map(typeOf).join(' | ')
    case 'record':
      return `Record<string, ${typeOf(valueType!)}>`
    case 'object':
      return `{ ${Object.entries(shape!)
        .map(([name, inner]) => `${JSON.stringify(name)}${isOptional(inner) ? '?' : ''}: ${typeOf(inner)}`)
        .join('; ')} }`
    default:
      return 'unknown'
  }
}
