import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '../../../data/site.ts'
import { ContactDetails } from './ContactDetails.tsx'

test.each([true, false])('the postal address and the closed days are shown on request: %s', (postal) => {
  const html = renderToStaticMarkup(<ContactDetails postal={postal} />)
  for (const text of [...site.address, site.hours.closed]) expect(html.includes(text), text).toBe(postal)
  for (const text of [site.phone.label, site.email, site.hours.times]) expect(html).toContain(text)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    site.phone.href,
    `mailto:${site.email}`,
  ])
})
