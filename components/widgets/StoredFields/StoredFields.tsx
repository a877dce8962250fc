import { forms, type FormField, type FormId } from '../../../data/forms.ts'
import { listedForms, requestSource } from '../../../data/privacy.ts'
import { declareWidget } from '../declare.ts'

/** What each form sends and stores, field by field. It is generated from the forms, so it is never out of date. */
export function StoredFields() {
  return (
    <>
      <div className="table-box" role="region" aria-label="What each form stores" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Form</th>
              <th scope="col">What you type</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(forms) as FormId[]).map((id) => (
              <tr key={id}>
                <th scope="row">
                  <a href={listedForms[id].href}>{listedForms[id].name}</a>
                </th>
                <td>
                  {Object.values<FormField>(forms[id].fields)
                    .map(({ label, required }) => (required ? label : `${label} (optional)`))
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>We also store the time we received it, and:</p>
      <ul>
        {requestSource.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}

export default declareWidget({
  name: 'StoredFields',
  description: 'What each form of the site stores, field by field, for the privacy policy.',
  example: '<StoredFields />',
  component: StoredFields,
})
