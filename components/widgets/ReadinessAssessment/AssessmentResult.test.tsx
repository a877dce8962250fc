import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agentPath, agents } from '../../../data/agents.ts'
import { inWords } from '../../../data/number-words.ts'
import { monthlyTotal, pounds } from '../../../data/pricing.ts'
import {
  areaAdvice,
  MAX_SCORE,
  readinessBands,
  readinessQuestions,
  themeIds,
  themes,
  type OptionValue,
} from '../../../data/readiness.ts'
import { decoded } from '../../../tests/support/decoded.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { AssessmentResult } from './AssessmentResult.tsx'
import { readinessResult } from './assessment-state.ts'

const POINTS: readonly OptionValue[] = ['d', 'c', 'b', 'a']

/** The result of answers that score so many points each. */
function shown(points: (question: number) => number) {
  const result = readinessResult({ answers: readinessQuestions.map((_, at) => POINTS[points(at)]) })
  const html = renderToStaticMarkup(<AssessmentResult result={result} route="/here" onRetake={() => undefined} />)
  return { ...result, html, text: decoded(html.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ') }
}
/** Answers that score so many points in all. */
const scoring = (score: number) => shown((at) => Math.max(0, Math.min(3, score - at * 3)))

test('the pin on the ruler of bands is in the middle of its point', () => {
  for (const score of [0, 1, 22, MAX_SCORE]) {
    const [, width, at] = /<svg class="result-pin" viewBox="0 0 (\d+) .*?<path d="M(\d+) /.exec(scoring(score).html)!
    expect((Number(at) / Number(width)) * (MAX_SCORE + 1)).toBeCloseTo(score + 0.5)
  }
})

test('the label of the pin is whole at both ends of the ruler', () => {
  for (const score of [0, MAX_SCORE]) {
    const [, end, at, words] = /viewBox="0 0 (\d+) .*?<text x="([\d.]+)"[^>]*>(.*?)<\/text>/.exec(scoring(score).html)!
    // In the middle of the words, each sign of which is 9 wide.
    const half = (words!.replace(/<[^>]+>/g, '').length * 9) / 2
    expect([Number(at) >= half, Number(at) <= Number(end) - half]).toEqual([true, true])
  }
})

test.each(readinessBands.map((band) => [band.id, band] as const))(
  '%s: its band is the current one, with the price of all its agents and a link that hires them',
  (_, band) => {
    const { html, text } = scoring(band.from)
    const current = /<li aria-current="true">.*?<b>(.*?)<\/b>/g
    expect([...html.matchAll(current)].map(([, title]) => decoded(title!))).toEqual([band.title])
    expect(text).toContain(`${pounds(monthlyTotal(band.agents.length))} a month.`)
    const hire = band.agents.length === 1 ? 'Hire this agent' : `Hire these ${inWords(band.agents.length)} agents`
    expect(html).toContain(`<a href="${hirePath({ desks: band.agents })}">${hire}</a>`)
    for (const id of band.agents) {
      const { title, description } = agents[id]
      expect(decoded(html)).toContain(`<a href="${agentPath(id)}">${title}</a><p>${description}</p>`)
    }
  },
)

test.each(themeIds)('%s: each area has its points as a bar, and the lowest is named with who helps there', (theme) => {
  const { html, text, byTheme } = shown((at) => (readinessQuestions[at]!.theme === theme ? 1 : 2))
  const bars = [...html.matchAll(/<progress [^>]*value="(\d+)" max="(\d+)" aria-label="([^"]*)"/g)]
  expect(bars.map(([, points, max]) => [Number(points), Number(max)])).toEqual(
    byTheme.map(({ points, max }) => [points, max]),
  )
  for (const { name, points, max } of byTheme) expect(text).toContain(`${name} ${points} of ${max}`)
  const { agent, text: advice } = areaAdvice[theme]
  expect(text).toContain(`Lowest: ${themes[theme]} . The ${agents[agent].name} agent helps here. ${advice}`)
  expect(decoded(html)).toContain(`<a href="${agentPath(agent)}">${agents[agent].name} agent</a>`)
})

test('where all areas have the same points, none is called the lowest', () => {
  const even = shown(() => 1).text
  expect(even).toContain('All areas score the same')
  expect(even).not.toContain('Lowest')
})
