import { Form } from '../../forms/Form.tsx'
import { mayNameChoice } from '../../forms/hire-path.ts'
import type { WidgetContext } from '../declare.ts'

/** The sign-up form of the hire page. `?desks=sales,support` and `?industry=dental` prefill it. */
export function HireForm({ route }: WidgetContext) {
  return <Form id="hire" route={route} promise="We’ll contact you to set up your agent." prefill={fromAddress} />
}

async function fromAddress() {
  if (!mayNameChoice(location.search)) return {}
  // Loaded only for visitors who chose something: the records are larger than the form.
  const { hireFormValues: valuesFor } = await import('./hire-prefill.ts')
  return valuesFor(location.search)
}
