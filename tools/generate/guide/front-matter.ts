import { z } from 'zod'
import { frontMatterSchema } from '../../content/front-matter-schema.ts'
import { records } from '../../content/records.ts'

/** A field of front matter, for the guide and editors. */
export type SchemaField = { name: string; description: string; values: string[] | undefined }

/** The front matter's JSON schema, with which editors complete and explain its fields. */
export function frontMatterJson(): Record<string, unknown> {
  const schema = z.toJSONSchema(frontMatterSchema(records), { io: 'input', unrepresentable: 'any' })
  return {
    ...schema,
    title: 'Front matter of a page',
    description: 'The lines between --- and --- at the head of a file in content/.',
  }
}

/** The fields of front matter, in the schema's order. */
export function frontMatterFields(): SchemaField[] {
  const { properties } = frontMatterJson() as {
    properties: Record<string, { description?: string; enum?: string[]; type?: string }>
  }
  return Object.entries(properties).map(([name, { description = '', enum: values, type }]) => ({
    name,
    description: description,
    values: values ?? (type === 'boolean' ? ['true', 'false'] : undefined),
  }))
}
