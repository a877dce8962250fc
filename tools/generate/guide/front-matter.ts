import { z } from 'zod'
import { frontMatterSchema } from '../../content/front-matter-schema.ts'
import { records } from '../../content/records.ts'
import { propFields, type PropField } from '../../vite/gallery/prop-fields.ts'

/** The front matter's JSON schema, with which editors complete and explain its fields. */
export function frontMatterJson(): Record<string, unknown> {
  const schema = z.toJSONSchema(frontMatterSchema(records), { io: 'input', unrepresentable: 'any' })
  return {
    ...schema,
    title: 'Front matter of a page',
    description: 'The lines between --- and --- at the head of a file in content/.',
  }
}

/** The fields of front matter, in the schema's order, as the gallery describes the props of a widget. */
export function frontMatterFields(): PropField[] {
  return propFields({ props: frontMatterSchema(records) })
}
