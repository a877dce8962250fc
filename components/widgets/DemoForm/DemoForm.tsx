import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The demo request of the home page. */
export function DemoForm({ route }: WidgetContext) {
  return <Form id="demo" route={route} promise="We reply by email." />
}
