import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readinessQuestions } from '../../../data/readiness.ts'
import { ReadinessAssessment } from './ReadinessAssessment.tsx'

test('at first no question counts as answered, and only the first is shown', () => {
  const html = renderToStaticMarkup(<ReadinessAssessment route="/here" />)
  expect(html).toContain(`aria-valuemax="${readinessQuestions.length}" aria-valuenow="0"`)
  expect(html.match(/<fieldset class="assessment-question current"/g)).toHaveLength(1)
  expect(html.match(/data-focus=""/g)).toHaveLength(1)
})
