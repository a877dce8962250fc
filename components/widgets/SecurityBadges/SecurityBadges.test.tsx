import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { certificationIds, certifications, statusOf, statusText } from '../../../data/compliance.ts'
import declaration, { SecurityBadges } from './SecurityBadges.tsx'

test.each(['2000-01-01', '2999-01-01'])('each badge has the status of the day of the build: %s', (buildDate) => {
  const badges = renderToStaticMarkup(<SecurityBadges route="/here" buildDate={buildDate} />)
    .split('<details')
    .slice(1)
  for (const [index, id] of certificationIds.entries()) {
    const { text, remark } = statusOf(certifications[id], buildDate)
    expect(badges[index]).toContain(text)
    expect(badges[index]!.includes('class="stamp-remark"')).toBe(remark !== undefined)
  }
})

test.each(['2000-01-01', '2999-01-01'])('and so it has in print: %s', (buildDate) => {
  const [block] = declaration.print!({}, buildDate)!
  const titles = certificationIds.map(
    (id) => `${certifications[id].name}: ${statusText(certifications[id], buildDate)}`,
  )
  expect(block).toMatchObject({ points: titles.map((title) => ({ title })) })
})
