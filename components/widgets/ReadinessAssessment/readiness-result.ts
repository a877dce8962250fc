import { agents } from '../../../data/agents.ts'
import { agentPrice, pounds, priceFor } from '../../../data/pricing.ts'
import { MAX_SCORE, questions, themeIds, themes, type ThemeId } from '../../../data/readiness-questions.ts'
import { readinessBands, type ReadinessBand } from '../../../data/readiness.ts'
import type { Assessment } from './assessment-state.ts'

/** The result of the assessment. */
export type ReadinessResult = {
  /** Points, 0 to 45. */
  score: number
  /** The band that the score falls in. */
  band: ReadinessBand
  /** For each theme its points and its maximum. */
  byTheme: readonly { theme: ThemeId; name: string; points: number; most: number }[]
  /** The areas with the fewest points, at most two; none if every area is full. */
  lowest: readonly ThemeId[]
  /** Pounds a month for each recommended agent, at their volume price. */
  price: number
}

/** The band of a score; a score beyond the ends belongs to the band at that end. */
export function bandForScore(score: number): ReadinessBand {
  return readinessBands.findLast(({ from }) => score >= from) ?? readinessBands[0]!
}

/** The result of the stored answers; a question without an answer scores 0. */
export function readinessResult({ answers }: Pick<Assessment, 'answers'>): ReadinessResult {
  const points = questions.map(({ options }, at) => options.find(({ value }) => value === answers[at])?.score ?? 0)
  const score = points.reduce<number>((sum, value) => sum + value, 0)
  const band = bandForScore(score)
  const byTheme = themeIds.map((theme) => {
    const themePoints = questions.flatMap((question, at) => (question.theme === theme ? [points[at]!] : []))
    return {
      theme,
      name: themes[theme],
      points: themePoints.reduce<number>((sum, value) => sum + value, 0),
      most: themePoints.length * 3,
    }
  })
  const fewest = Math.min(...byTheme.map(({ points }) => points))
  const lowest = byTheme.filter(({ points, most }) => points === fewest && points < most).map(({ theme }) => theme)
  return { score, band, byTheme, lowest: lowest.slice(0, 2), price: priceFor(band.agents.length) }
}

/** A result as plain text, to copy, to print or to send with the demo form, whose message holds 1000 characters. */
export function summaryText({ score, band, byTheme, lowest, price }: ReadinessResult): string {
  const count = band.agents.length
  return [
    `AI readiness: ${band.title} (${band.level}), ${score} out of ${MAX_SCORE}`,
    band.recommendation,
    '',
    ...byTheme.map(({ name, points, most }) => `- ${name}: ${points} of ${most}`),
    '',
    ...(lowest.length ? [`Lowest: ${lowest.map((theme) => themes[theme]).join(', ')}`] : []),
    `Recommended: ${band.agents.map((id) => agents[id].name).join(', ')}`,
    count === 1
      ? `${pounds(agentPrice)} a month`
      : `${count} agents at ${pounds(price)} each: ${pounds(count * price)} a month`,
  ].join('\n')
}
