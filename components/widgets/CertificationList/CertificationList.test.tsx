import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { certificationIds, certifications, hasCertificate, statusText } from '../../../data/compliance.ts'
import { site } from '../../../data/site.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { CertificationList } from './CertificationList.tsx'

const textOf = (buildDate: string) =>
  decoded(renderToStaticMarkup(<CertificationList route="/here" buildDate={buildDate} />).replace(/<[^>]+>/g, ' '))

test('a certificate that is over says so in the list and in its text', () => {
  const before = textOf('2000-01-01')
  const after = textOf('2999-01-01')
  for (const id of certificationIds.filter(hasCertificate)) {
    const [, remark] = statusText(certifications[id], '2999-01-01').split(', ')
    expect(before).not.toContain(remark)
    expect(after.split(remark!).length - 1).toBeGreaterThanOrEqual(2)
  }
})

test('what is pending is hatched, what is not held is dashed, and only what is held has a certificate', () => {
  const [list = '', texts = ''] = renderToStaticMarkup(<CertificationList route="/here" />).split('certificate-texts')
  const rooms = list.split(/(?=<li(?: class="\w+")?><h3>)/).slice(1)
  const looks = { active: '<li><h3>', pending: '<li class="hatched">', locked: '<li class="dashed">' }
  for (const [index, id] of certificationIds.entries()) {
    expect(rooms[index]!.startsWith(looks[certifications[id].status])).toBe(true)
    expect(rooms[index]!.includes('data-certificate')).toBe(hasCertificate(id))
  }
  const statements = texts.split('<section').slice(1).map(decoded)
  expect(statements).toHaveLength(certificationIds.filter(hasCertificate).length)
  for (const statement of statements)
    for (const words of ['our own statement', site.brand, ...site.address, site.companyNumber, `mailto:${site.email}`])
      expect(statement).toContain(words)
})
