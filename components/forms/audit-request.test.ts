import { expect, test } from 'vitest'
import { AUDIT_REQUEST } from '../../data/transformation.ts'
import { auditPath, auditRequest } from './audit-request.ts'

const requestAt = (path: string) => auditRequest(new URL(path, 'https://here.example').search)

test('the message of an audit names what the visitor has worked out', () => {
  expect(requestAt(auditPath())).toBe(AUDIT_REQUEST)
  expect(requestAt(auditPath({ score: '5 of 10', impact: 2_825_000 }))).toMatch(/ 5 of 10 points\..* £2,825,000 a year/)
})

test('a score or a sum that makes no sense is left out', () => {
  expect(auditRequest('?call=audit&score=<b>&impact=1e99')).toBe(AUDIT_REQUEST)
})
