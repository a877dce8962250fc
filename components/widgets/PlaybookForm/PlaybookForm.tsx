import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The request for a playbook of one's own. */
export function PlaybookForm({ route }: WidgetContext) {
  return <Form id="playbook" route={route} promise="We reply within 24 hours." />
}
