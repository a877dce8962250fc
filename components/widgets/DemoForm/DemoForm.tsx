import { useCallback, useState } from 'react'
import { AUDIT_REQUEST } from '../../../data/transformation.ts'
import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The demo request of the home page. `?call=audit` begins a message that asks for the free audit. */
export function DemoForm({ route }: WidgetContext) {
  const [isAudit, setIsAudit] = useState(false)
  const prefill = useCallback((): Promise<Record<string, string>> => {
    if (new URLSearchParams(location.search).get('call') !== 'audit') return Promise.resolve({})
    setIsAudit(true)
    return Promise.resolve({ message: AUDIT_REQUEST })
  }, [])
  return (
    <>
      {isAudit && (
        <p className="mb-3">
          <b>For your free audit,</b> tell us one department and one figure to improve.
        </p>
      )}
      <Form id="demo" route={route} promise="We reply by email." prefill={prefill} />
    </>
  )
}
