import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The request for a playbook of one's own. `?playbook=client-intake` fills in which one it starts from. */
export function PlaybookForm({ route }: WidgetContext) {
  return <Form id="playbook" route={route} promise="We’ll reply within 24 hours." prefill={fromAddress} />
}

async function fromAddress() {
  const id = new URLSearchParams(location.search).get('playbook')
  if (id === null) return {}
  // Loaded only for those who came from a playbook: the records are larger than the form.
  const { valuesFor } = await import('./prefill.ts')
  return valuesFor(id)
}
