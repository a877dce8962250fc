import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quiz, quizBands, radarSample } from '../../../data/quiz.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { auditPath } from '../../forms/audit-request.ts'
import declaration from './declaration.ts'
import { ReadinessQuiz } from './ReadinessQuiz.tsx'

test('without script and in print the page says what each total means', () => {
  const html = renderToStaticMarkup(<ReadinessQuiz />)
  const lines = [...html.matchAll(/<li><b>([^<]*)<\/b> ([^<]*)/g)].map(([, ...words]) => words.map(decoded))
  expect(lines).toEqual(
    quizBands.map(({ from, to, percent, title, meaning }) => [`${from}–${to} points: ${percent}%, ${title}.`, meaning]),
  )
  expect(decoded(html)).toContain(`href="${auditPath()}"`)
  const printed = declaration.print!({}, '2026-01-31')!
  expect(printed.find((block) => block.kind === 'table')).toMatchObject({
    rows: quizBands.map(({ from, to, percent, title, meaning }) => [
      `${from}–${to}`,
      `${percent}%`,
      `${title}. ${meaning}`,
    ]),
  })
  expect(printed.find((block) => block.kind === 'form')).toMatchObject({ questions: quiz })
})

test('at first nothing is chosen, and the chart has the sample alone', () => {
  const html = renderToStaticMarkup(<ReadinessQuiz />)
  expect(html).not.toContain('checked=""')
  expect(html).not.toContain('class="answers"')
  for (const percent of radarSample) expect(html).toContain(`>${percent}%</tspan>`)
})
