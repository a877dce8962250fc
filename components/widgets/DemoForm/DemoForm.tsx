import { AUDIT_REQUEST } from '../../../data/transformation.ts'
import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The demo request of the home page. `?call=audit` begins a message that asks for the free audit. */
export function DemoForm({ route }: WidgetContext) {
  return <Form id="demo" route={route} promise="We reply by email." prefill={fromAddress} />
}

function fromAddress(): Promise<Record<string, string>> {
  if (new URLSearchParams(location.search).get('call') !== 'audit') return Promise.resolve({})
  return Promise.resolve({ message: AUDIT_REQUEST })
}
