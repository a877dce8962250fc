import { expect } from '@playwright/test'
import { departmentIds } from '../../../data/departments.ts'
import { industries } from '../../../data/industries.ts'
import { playbookIds, playbooks, type Playbook } from '../../../data/playbooks.ts'
import { quiz, QUIZ_BUTTON, quizBands } from '../../../data/quiz.ts'
import { readinessQuestions } from '../../../data/readiness.ts'
import { teamCards } from '../../../data/team.ts'
import { transcriptIds, transcripts } from '../../../data/transcripts.ts'
import { calculate } from '../../../data/calculator.ts'
import { wholeNumber } from '../../../components/widgets/Calculator/calculator-state.ts'
import type { Journeys } from './journeys.ts'

const [playbook] = playbookIds
const call = transcripts[transcriptIds.find((id) => transcripts[id].featured)!]
/** A conversation that opens in place; the first featured one is shown in full. */
const folded = transcripts[transcriptIds.find((id) => !transcripts[id].featured)!]
const departments = departmentIds.length
const { name, steps }: Playbook = playbooks[playbook!]
const TRANSFORMATION = '/digital-transformation'
const HOURS = 'input[aria-labelledby][max="40"]'

export const widgets: Journeys = {
  'previews a playbook, and closes it by key @nightly': async (visitor) => {
    await visitor.open('/playbooks')
    await visitor.click('button', `Preview ${name}`)
    await visitor.sees('[role=dialog]', steps[0]!.text)
    await visitor.press('Escape')
    await visitor.doesNotSee('[role=dialog]')
    await visitor.hasFocus('button', `Preview ${name}`)
  },
  'exports a playbook @nightly': async (visitor) => {
    await visitor.open('/playbooks')
    await visitor.click('button', `Export ${name}`)
    await visitor.eventually(async () => expect(await visitor.window.savedFiles()).toEqual([`playbook-${playbook}.md`]))
  },
  'takes the quiz, and is told when an answer changed afterwards @nightly': async (visitor) => {
    await visitor.open(TRANSFORMATION)
    for (const { options } of quiz) await visitor.click('.quiz label', options[2])
    await visitor.click('.quiz button', QUIZ_BUTTON)
    await visitor.sees('.quiz-score', quizBands.at(-1)!.title)
    await visitor.click('.quiz label', quiz[0].options[0])
    await visitor.sees('.quiz-score', 'You’ve changed an answer')
  },
  'answers the quiz before its script comes': async (visitor) => {
    visitor.site.scripts = 'held'
    await visitor.openEarly(TRANSFORMATION)
    for (const { options } of quiz) await visitor.click('.quiz label', options[2])
    await visitor.releaseScripts()
    await visitor.click('.quiz button', QUIZ_BUTTON)
    await visitor.sees('.quiz-score', quizBands.at(-1)!.title)
  },
  'moves a slider by key @nightly': async (visitor) => {
    await visitor.open(TRANSFORMATION)
    const before = await visitor.text('.roi-result output')
    await visitor.click(HOURS)
    await visitor.press('End')
    await visitor.hasValue(HOURS, '40')
    await visitor.eventually(async () => expect(await visitor.text('.roi-result output')).not.toBe(before))
  },
  'drags a slider along @nightly': async (visitor) => {
    await visitor.open('/pricing')
    await visitor.dragSlider('input[type=range]', 0.4)
  },
  'drags a slider before its script comes': async (visitor) => {
    visitor.site.scripts = 'held'
    await visitor.openEarly('/pricing')
    await visitor.dragSlider('input[type=range]', 0.4)
    await visitor.releaseScripts()
  },
  'chooses a tab, and finds it again after a reload @nightly': async (visitor) => {
    await visitor.open('/agent-utility')
    await visitor.click('[role=tab]', 'Sales growth')
    await visitor.isAt('/agent-utility?category=sales-growth')
    await visitor.reload()
    await visitor.sees('[role=tab][aria-selected=true]', 'Sales growth')
  },
  'chooses a tab before its script comes': async (visitor) => {
    visitor.site.scripts = 'held'
    await visitor.openEarly('/agent-utility')
    await visitor.click('[role=tab]', 'Sales growth')
    await visitor.releaseScripts()
    await visitor.sees('[role=tab][aria-selected=true]', 'Sales growth')
  },
  'filters transcripts, searches in them, and takes the filters off @nightly': async (visitor) => {
    await visitor.open('/transcripts')
    await visitor.click('.transcripts-filters label', industries[call.industry].name)
    await visitor.isAt(new RegExp(`industry=${call.industry}`))
    await visitor.type('.transcripts-filters [type=search]', call.tags[0])
    await visitor.isAt(/q=\w/)
    await visitor.click('button', 'Clear search and filters')
    await visitor.isAt('/transcripts')
  },
  'opens a conversation @nightly': async (visitor) => {
    await visitor.open('/transcripts')
    await visitor.click('button', `Read the conversation: ${folded.title}`)
    await visitor.sees('.fold-body[data-state=open] .transcripts-turns')
  },
  'hires in the office, and starts again @nightly': async (visitor) => {
    await visitor.open('/office')
    await visitor.click('button', 'Hire Agent: Sales')
    await visitor.sees('.office-count', `2 / ${departments}`)
    await visitor.click('button', 'Reset')
    await visitor.sees('.office-count', `1 / ${departments}`)
  },
  'hires in the office before its script comes': async (visitor) => {
    visitor.site.scripts = 'held'
    await visitor.openEarly('/office')
    await visitor.click('button', 'Hire Agent: Sales')
    await visitor.releaseScripts()
    await visitor.sees('.office-count', `2 / ${departments}`)
  },
  'answers the whole assessment, and starts again @nightly': async (visitor) => {
    await visitor.open('/agent-readiness')
    for (const [index, { options }] of readinessQuestions.entries()) {
      await visitor.sees('.assessment', `Question ${index + 1} of ${readinessQuestions.length}`)
      await visitor.click('.assessment label', options.at(-1)!.label)
      await visitor.click('.assessment button', index === readinessQuestions.length - 1 ? 'View Results' : 'Next')
    }
    await visitor.sees('.result-score')
    await visitor.click('.assessment button', 'Retake Assessment')
    await visitor.sees('.assessment', `Question 1 of ${readinessQuestions.length}`)
    await visitor.doesNotSee('.result-score')
  },
  'opens a card of the team, and closes it @nightly': async (visitor) => {
    await visitor.open('/our-digital-office')
    const { id, name } = teamCards.find(({ agent }) => !agent)!
    await visitor.click(`[data-card=${id}]`)
    await visitor.sees('[role=dialog]', name)
    await visitor.press('Escape')
    await visitor.doesNotSee('[role=dialog]')
    await visitor.hasFocus(`[data-card=${id}]`)
  },
  'opens a certificate, and closes it @nightly': async (visitor) => {
    await visitor.open('/compliance-centre')
    await visitor.click('button', 'Certificate for GDPR')
    await visitor.sees('[role=dialog]', 'GDPR')
    await visitor.click('[role=dialog] button', 'Close')
    await visitor.doesNotSee('[role=dialog]')
    await visitor.hasFocus('button', 'Certificate for GDPR')
  },
  'calculates what missed calls cost @nightly': async (visitor) => {
    await visitor.open('/calculator')
    const figures = { calls: 20, missed: 25, value: 100, conversion: 50 }
    for (const [name, figure] of Object.entries(figures)) await visitor.replace(`main [name=${name}]`, String(figure))
    await visitor.click('main [type=submit]', 'Calculate')
    await visitor.sees('.calculator-sum', 'Your figures per month')
    await visitor.sees('.calculator-sum', `£${wholeNumber(calculate(figures).revenue)}`)
  },
}
