import { compliancePacks, type CompliancePackId } from '../../../data/compliance.ts'
import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The message form of the contact page. `?pack=legal` begins a message about that compliance pack. */
export function ContactForm({ route }: WidgetContext) {
  return <Form id="contact" route={route} promise="We’ll reply by email." prefill={fromAddress} />
}

function fromAddress(): Promise<Record<string, string>> {
  const id = new URLSearchParams(location.search).get('pack')
  if (id === null || !Object.hasOwn(compliancePacks, id)) return Promise.resolve({})
  const { name } = compliancePacks[id as CompliancePackId]
  return Promise.resolve({ message: `Please tell me when the ${name} compliance pack is ready.` })
}
