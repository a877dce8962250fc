import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { transformationFaq } from '../../../data/faq.ts'
import declaration, { Questions } from './Questions.tsx'

test.each([true, false])('the first answer is open at first if it should be: %s', (openFirst) => {
  const items = renderToStaticMarkup(<Questions of="pricing" openFirst={openFirst} />)
    .split('<details')
    .slice(1)
  expect(items.map((item) => /^[^>]* open=/.test(item))).toEqual(items.map((_, index) => openFirst && index === 0))
})

test('in print and for search engines they are the same questions with the same answers', () => {
  const props = { of: 'transformation', openFirst: false } as const
  expect(declaration.print!(props, '2026-01-31')).toEqual([
    { kind: 'points', points: transformationFaq.map(({ question, answer }) => ({ title: question, text: answer })) },
  ])
  expect(declaration.questions!(props)).toEqual(transformationFaq)
})
