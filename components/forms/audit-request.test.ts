import { expect, test } from 'vitest'
import { AUDIT_REQUEST } from '../../data/transformation.ts'
import { auditPath, auditRequest } from './audit-request.ts'

const requestAt = (path: string) => auditRequest(new URL(path, 'https://here.example').search)

test('the message of an audit names what the visitor has worked out', () => {
  expect(requestAt(auditPath())).toBe(AUDIT_REQUEST)
  expect(requestAt(auditPath({ score: '5 of 10', impact: 2_825_000 }))).toMatch(/ 5 of 10 points\..* £2,825,000 a year/)
})

test('the link leads to the form, and a score without a sum, or a sum alone, is named too', () => {
  expect(auditPath()).toBe('/?call=audit#demo-section')
  expect(requestAt(auditPath({ score: '5 of 10' }))).toBe(`${AUDIT_REQUEST} Our readiness score is 5 of 10 points.`)
  expect(requestAt(auditPath({ impact: 1000 }))).toMatch(/^(?!.*score).*£1,000 a year/)
})

test('a score or a sum that makes no sense is left out', () => {
  expect(auditRequest('?call=audit&score=<b>&impact=1e99')).toBe(AUDIT_REQUEST)
})
