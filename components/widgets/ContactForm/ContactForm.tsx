import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The message form of the contact page. */
export function ContactForm({ route }: WidgetContext) {
  return <Form id="contact" route={route} promise="We’ll reply by email." />
}
