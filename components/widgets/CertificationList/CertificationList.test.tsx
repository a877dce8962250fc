import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { certificationIds, certifications, hasCertificate, statusText } from '../../../data/compliance.ts'
import { CertificationList } from './CertificationList.tsx'

const textOf = (buildDate: string) =>
  renderToStaticMarkup(<CertificationList route="/here" buildDate={buildDate} />).replace(/<[^>]+>/g, ' ')

test('a certificate that is over says so in the list and in its text', () => {
  const before = textOf('2000-01-01')
  const after = textOf('2999-01-01')
  for (const id of certificationIds.filter(hasCertificate)) {
    const [, remark] = statusText(certifications[id], '2999-01-01').split(', ')
    expect(before).not.toContain(remark)
    expect(after.split(remark!).length - 1).toBeGreaterThanOrEqual(2)
  }
})
