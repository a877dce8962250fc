import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { agents } from '../../../../data/agents.ts'
import { certificationIds, certifications, statusText } from '../../../../data/compliance.ts'
import { ninetyDays, weeksOf } from '../../../../data/journey.ts'
import { pounds } from '../../../../data/pricing.ts'
import { radarText } from '../../../../components/widgets/ReadinessQuiz/quiz-state.ts'
import { roi } from '../../../../components/widgets/RoiSlider/roi-state.ts'
import { quiz, quizBands, radarSample } from '../../../../data/quiz.ts'
import { defaultRates, sliderIds, sliders, startingRoi } from '../../../../data/roi.ts'
import { desksOf, PHASE_NOTE, phaseBars, weeklyReceipt } from '../../../../data/transformation.ts'
import { RadarChart } from '../../../../components/drawings/charts/RadarChart.tsx'
import { figureStrips } from '../../../../components/widgets/FigureStrip/FigureStrip.tsx'
import { lists } from '../../../../components/widgets/List/List.tsx'
import { questionLists } from '../../../../components/widgets/Questions/Questions.tsx'
import type { PdfBlock } from './pdf-document.ts'

/** Undefined if the text between the widget's tags replaces it. */
type BlocksOf = (props: Readonly<Record<string, string>>, buildDate: string) => PdfBlock[] | undefined

/** Replaces the page's first paragraph, which describes interactive parts. */
const lead = (text: string): PdfBlock => ({ kind: 'lead', runs: [{ text, strong: false }] })

/** The print form of each widget, from the same records. */
export const widgetBlocks: Readonly<Record<string, BlocksOf | undefined>> = {
  List: ({ of }) => (of === undefined ? undefined : listForm(lists[of as keyof typeof lists])),
  FigureStrip: ({ of }) => [{ kind: 'figures', figures: [...figureStrips[of as keyof typeof figureStrips]] }],
  Questions: ({ of }) => [
    {
      kind: 'points',
      points: questionLists[of as keyof typeof questionLists].map(({ question, answer }) => ({
        title: question,
        text: answer,
      })),
    },
  ],
  TimeRuler: () => [
    {
      kind: 'ruler',
      stretches: ninetyDays.map(({ number, span: [from, to], colour }) => ({
        mark: String(number),
        from: from - 1,
        to,
        department: colour,
      })),
    },
    {
      kind: 'points',
      points: ninetyDays.map(({ number, title, span, description }) => ({
        mark: String(number),
        title: `${title}, ${weeksOf(span).toLowerCase()}`,
        text: description,
      })),
    },
  ],
  PhasedDesks: () => [
    ...phaseBars.flatMap(({ phase, title, percent }): PdfBlock[] => [
      { kind: 'heading', text: `Phase ${phase}: ${title}` },
      { kind: 'bar', name: `Phase ${phase}`, percent },
      {
        kind: 'desks',
        desks: desksOf(phase).map(({ agent, description }) => ({
          name: agents[agent].name,
          department: agents[agent].department,
          text: description,
          proposed: percent < 50,
        })),
      },
    ]),
    { kind: 'note', text: PHASE_NOTE },
  ],
  WeeklyReceipt: () => {
    const { title, note, lines, net } = weeklyReceipt
    return [
      {
        kind: 'table',
        head: [title, note],
        rows: [...lines, net].map(({ label, pounds: amount }) => [label, pounds(amount)]),
        sum: true,
      },
    ]
  },
  SecurityBadges: (_props, buildDate) => [
    {
      kind: 'points',
      points: certificationIds.map((id) => ({
        title: `${certifications[id].name}: ${statusText(certifications[id], buildDate)}`,
        text: certifications[id].description,
      })),
    },
  ],
  ReadinessQuiz: () => [
    lead('Tick one box for each question.'),
    { kind: 'form', questions: quiz.map(({ question, options }) => ({ question, options })) },
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
      svg: renderToStaticMarkup(
        createElement(RadarChart, { axes: quiz.map(({ axis }) => axis), sample: radarSample, altText: radarText() }),
      ),
      alternative: radarText(),
    },
  ],
  RoiSlider: (props) => {
    const rates = {
      errorReduction: Number(props['errorReduction'] ?? defaultRates.errorReduction),
      revenueUplift: Number(props['revenueUplift'] ?? defaultRates.revenueUplift),
    }
    const { annualSavings, errorSavings, revenueUplift, total } = roi(startingRoi, rates)
    const prefix = (id: (typeof sliderIds)[number]): string => (sliders[id] as { prefix?: string }).prefix ?? ''
    return [
      lead('An example with typical figures; hours are per person. On the website, the sliders take your own.'),
      {
        kind: 'table',
        head: ['What you put in', ''],
        rows: sliderIds.map((id) => [sliders[id].label, prefix(id) + String(startingRoi[id])]),
      },
      {
        kind: 'table',
        head: ['What a year is worth', ''],
        sum: true,
        rows: [
          ['Annual savings', pounds(annualSavings)],
          [`Error savings (${rates.errorReduction}%)`, pounds(errorSavings)],
          [`Revenue uplift (${rates.revenueUplift}%)`, pounds(revenueUplift)],
          ['Total impact', pounds(total)],
        ],
      },
      {
        kind: 'note',
        text:
          'Annual savings are staff times hourly cost times hours times 52 weeks; the other two count 2,000 hours a ' +
          'year. These are estimates, not a promise.',
      },
    ]
  },
}

function listForm(items: readonly (string | { title: string; text: string })[]): PdfBlock[] {
  const points = items.filter((item) => typeof item === 'object')
  if (points.length) return [{ kind: 'points', points }]
  const texts = items.filter((item) => typeof item === 'string')
  return [{ kind: 'list', items: texts.map((text) => [{ text, strong: false }]) }]
}
