import { useCallback, useEffect, useRef, useState } from 'react'
import { auditRequest } from '../../forms/audit-request.ts'
import { Form } from '../../forms/Form.tsx'
import type { WidgetContext } from '../declare.ts'

/** The demo request of the home page. `?call=audit` begins a message that asks for the free audit. */
export function DemoForm({ route }: WidgetContext) {
  const [isAudit, setIsAudit] = useState(false)
  const audit = useRef<HTMLParagraphElement>(null)
  const prefill = useCallback((): Promise<Record<string, string>> => {
    if (new URLSearchParams(location.search).get('call') !== 'audit') return Promise.resolve({})
    setIsAudit(true)
    return Promise.resolve({ message: auditRequest(location.search) })
  }, [])

  // On a phone the form is below the heading and its steps, where a visitor who asked for the audit would not see it.
  useEffect(() => {
    if (audit.current && audit.current.getBoundingClientRect().top > innerHeight / 2) audit.current.scrollIntoView()
  }, [isAudit])

  return (
    <>
      {isAudit && (
        <p className="mb-3 scroll-mt-24" ref={audit}>
          <b>For your free audit,</b> tell us one department and one figure to improve.
        </p>
      )}
      <Form id="demo" route={route} promise="We reply by email." prefill={prefill} />
    </>
  )
}
