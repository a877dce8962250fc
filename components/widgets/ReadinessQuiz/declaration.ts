import { createElement } from 'react'
import { quiz, quizBands, radarSample } from '../../../data/quiz.ts'
import { RadarChart } from '../../drawings/charts/RadarChart.tsx'
import { declareWidget, textBlock } from '../declare.ts'
import { radarText } from './quiz-state.ts'
import { ReadinessQuiz } from './ReadinessQuiz.tsx'

export default declareWidget({
  name: 'ReadinessQuiz',
  description:
    "Questions with three answers each, a score, and a radar chart that compares the visitor's answers with a sample firm.",
  example: '<ReadinessQuiz />',
  hydrate: 'intent',
  print: () => [
    textBlock('lead', 'Tick one box for each question.'),
    { kind: 'form', questions: quiz },
    { kind: 'note', text: 'The first answer scores 0, the second 1, the third 2. Add up your five scores.' },
    {
      kind: 'table',
      head: ['Your total', 'Score', 'What it means'],
      rows: quizBands.map(({ from, to, percent, title, meaning }) => [
        `${from}–${to}`,
        `${percent}%`,
        `${title}. ${meaning}`,
      ]),
    },
    {
      kind: 'drawing',
      width: 330,
      drawing: createElement(RadarChart, {
        axes: quiz.map(({ axis }) => axis),
        sample: radarSample,
        altText: radarText(),
      }),
      alternative: radarText(),
    },
  ],
  component: ReadinessQuiz,
})
