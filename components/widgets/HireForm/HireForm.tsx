import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The sign-up of the hire page. */
export function HireForm({ route }: WidgetContext) {
  return <Form id="hire" route={route} promise="We contact you to set up your agent." />
}
