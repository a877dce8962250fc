import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Questions } from './Questions.tsx'

test.each([true, false])('the first answer is open at first if it should be: %s', (openFirst) => {
  const items = renderToStaticMarkup(<Questions of="pricing" openFirst={openFirst} />)
    .split('<details')
    .slice(1)
  expect(items.map((item) => /^[^>]* open=/.test(item))).toEqual(items.map((_, index) => openFirst && index === 0))
})
