import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agentPath, agents } from '../../../data/agents.ts'
import { MAX_SCORE, readinessBands, readinessQuestions } from '../../../data/readiness.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { ReadinessAssessment } from './ReadinessAssessment.tsx'

test('at first no question counts as answered, and only the first is shown', () => {
  const html = renderToStaticMarkup(<ReadinessAssessment route="/here" />)
  expect(html).toContain(`aria-valuemax="${readinessQuestions.length}" aria-valuenow="0"`)
  expect(html.match(/<fieldset class="assessment-question current"/g)).toHaveLength(1)
  expect(html.match(/data-focus=""/g)).toHaveLength(1)
})

test('without script the page shows the points of each answer, and the result for each total', () => {
  const [, scoring = ''] = renderToStaticMarkup(<ReadinessAssessment route="/here" />).split('assessment-scoring">')
  const [rule = '', ...results] = scoring.split('<section>').map(decoded)
  const points = readinessQuestions[0]!.options.map(({ score }) => score)
  const [first, second, third, last] = points
  expect(rule).toContain(
    `first answer scores ${first} points, the second ${second}, the third ${third} and the last ${last}`,
  )
  expect(rule).toContain(`The maximum is ${MAX_SCORE}.`)
  expect(results).toHaveLength(readinessBands.length)
  for (const [index, { from, to, level, title, agents: recommended }] of readinessBands.entries()) {
    expect(results[index]).toContain(`<p class="mono">${from}–${to} points, ${level}</p><h3>${title}</h3>`)
    for (const id of recommended) expect(results[index]).toContain(`<a href="${agentPath(id)}">${agents[id].title}</a>`)
  }
})
