import { useCallback, useEffect, useRef } from 'react'
import { Form } from '../../forms/Form.tsx'
import { mayNameChoice } from '../../forms/hire-path.ts'
import type { WidgetContext } from '../declare.ts'

/** The sign-up form of the hire page. `?desks=sales,support` and `?industry=dental` prefill it. */
export function HireForm({ route }: WidgetContext) {
  const root = useRef<HTMLDivElement>(null)
  /** What the choice in the address has put into Requirements. */
  const choice = useRef('')
  const prefill = useCallback(async () => {
    const values = await fromAddress()
    choice.current = values['requirements'] ?? ''
    return values
  }, [])

  // When the visitor chooses something else on the page, what they have typed stays.
  useEffect(() => {
    const updateChoice = async () => {
      const { requirements = '' } = await fromAddress()
      const field = root.current!.querySelector<HTMLTextAreaElement>('[name=requirements]')
      if (field && requirements !== choice.current) field.value = withChoice(field.value, choice.current, requirements)
      choice.current = requirements
    }
    const onChange = () => void updateChoice().catch(() => undefined)
    addEventListener('popstate', onChange)
    return () => removeEventListener('popstate', onChange)
  }, [])

  return (
    <div ref={root}>
      <Form id="hire" route={route} promise="We’ll contact you to set up your agents." prefill={prefill} />
    </div>
  )
}

async function fromAddress(): Promise<Record<string, string>> {
  if (!mayNameChoice(location.search)) return {}
  // Loaded only for visitors who chose something: the records are larger than the form.
  const { hireFormValues } = await import('../../forms/prefill.ts')
  return hireFormValues(location.search)
}

/** A text with one choice in place of another at its beginning. What else the visitor has written stays below it. */
export function withChoice(text: string, before: string, after: string): string {
  const typed = text.startsWith(before) ? text.slice(before.length) : text
  return [after, typed.trim()].filter(Boolean).join('\n')
}
