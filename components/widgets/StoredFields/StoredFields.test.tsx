import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { forms, type FormField } from '../../../data/forms.ts'
import { StoredFields } from './StoredFields.tsx'

test('the fields of each form that may stay empty are listed as optional', () => {
  const [, body = ''] = /<tbody>(.*)<\/tbody>/.exec(renderToStaticMarkup(<StoredFields />)) ?? []
  const listed = body.split('</tr>').flatMap((row) => /<td>(.*)<\/td>/.exec(row)?.[1]?.split(', ') ?? [])
  const fields = Object.values(forms).flatMap((form) => Object.values<FormField>(form.fields))
  expect(listed.filter((label) => label.endsWith('(optional)'))).toHaveLength(
    fields.filter(({ required }) => !required).length,
  )
  for (const { label, required } of fields) expect(listed).toContain(required ? label : `${label} (optional)`)
})
