import { PLAYBOOK_REPLY } from '../../../data/forms.ts'
import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The request form for a custom playbook. `?playbook=` and an id prefills the one that it is based on. */
export function PlaybookForm({ route }: WidgetContext) {
  return <Form id="playbook" route={route} promise={`We’ll reply within ${PLAYBOOK_REPLY}.`} prefill={fromAddress} />
}

async function fromAddress() {
  const id = new URLSearchParams(location.search).get('playbook')
  if (id === null) return {}
  // Loaded only for visitors who came from a playbook: the records are larger than the form.
  const { playbookFormValues: valuesFor } = await import('./playbook-prefill.ts')
  return valuesFor(id)
}
