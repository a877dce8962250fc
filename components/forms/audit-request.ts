import { pounds } from '../../data/pricing.ts'
import { AUDIT_REQUEST } from '../../data/transformation.ts'

/** A visitor's result, which the message of the audit's form names. */
type AuditResult = {
  /** The score of the quiz: 5 of 10. */
  score?: string | undefined
  /** The total of the calculator, in pounds a year. */
  impact?: number | undefined
}

/** The address of the demo form with the message that asks for the audit, and with a result, if the visitor has one. */
export function auditPath({ score, impact }: AuditResult = {}): string {
  const query = new URLSearchParams({
    call: 'audit',
    ...(score && { score }),
    ...(impact && { impact: String(impact) }),
  })
  return `/?${query.toString()}#demo-section`
}

/** The message that asks for the audit, with the result that an address names. */
export function auditRequest(search: string): string {
  const query = new URLSearchParams(search)
  const [score] = /^\d{1,2} of \d{1,2}$/.exec(query.get('score') ?? '') ?? []
  const [impact] = /^\d{1,12}$/.exec(query.get('impact') ?? '') ?? []
  return [
    AUDIT_REQUEST,
    ...(score ? [`Our readiness score is ${score} points.`] : []),
    ...(impact ? [`The calculator estimates ${pounds(Number(impact))} a year for us.`] : []),
  ].join(' ')
}
