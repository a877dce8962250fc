import { expect, type Locator, type Page } from '@playwright/test'
import { agents } from '../../data/agents.ts'
import { explorerCards } from '../../data/explorer.ts'
import { playbooks } from '../../data/playbooks.ts'
import { QUIZ_BUTTON, quiz, quizBands } from '../../data/quiz.ts'
import { questions } from '../../data/readiness-questions.ts'
import { teamCards } from '../../data/team.ts'
import { transcripts } from '../../data/transcripts.ts'

/** What a visitor does with a widget, and what the page must make of it. */
export type Visit = {
  path: string
  /** Done by touch while the widget's script has not come. */
  asleep: (page: Page) => Promise<unknown>
  /** What must be true of it once the widget is awake. */
  counts: (page: Page) => Promise<unknown>
  /** Done by touch to the widget that is awake, and what came of it. */
  awake: (page: Page) => Promise<unknown>
  /** Keys to press from where the focus is put, each an interaction whose script is measured. */
  keys: { from: (page: Page) => Locator; press: string[]; then?: (page: Page) => Promise<unknown> }[]
  /** What the page says without script. */
  story: string[]
  /** Where it leads without script. */
  nextStep: string
  /** How many of its controls stand on the page without script: marks for paper, or what stands written below. */
  marks?: number
  /** An address whose state makes no sense. */
  nonsense?: string
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const repeated = (keys: string[], times: number) => Array.from({ length: times }, () => keys).flat()
const dialog = (page: Page) => page.getByRole('dialog')
const closeDialog = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Close' }).tap()
  await expect(dialog(page)).toHaveCount(0)
}

export const visits: Record<string, Visit> = {
  AgentExplorer: {
    path: '/agent-utility',
    asleep: (page) => page.getByRole('tab', { name: 'Sales growth' }).tap(),
    counts: (page) => expect(page.locator('.explorer h3')).toHaveText([agents.sales.title]),
    awake: async (page) => {
      await page.getByRole('tab', { name: 'Benefits' }).tap()
      await expect(page.locator('.sides [data-state=active] li')).toHaveText([...explorerCards.sales.benefits])
    },
    keys: [
      { from: (page) => page.getByRole('tab', { name: 'All' }), press: repeated(['ArrowRight'], 6) },
      { from: (page) => page.getByRole('tab', { name: 'Problems' }).first(), press: repeated(['ArrowRight'], 5) },
    ],
    story: Object.values(explorerCards).flatMap(({ problems, benefits }) => [problems[0], benefits[0]]),
    nextStep: '/agent-readiness',
    nonsense: '?category=__proto__&benefits=nobody,,1e9',
  },
  Calculator: {
    path: '/calculator',
    asleep: async (page) => {
      await page.getByLabel('Average calls per day').fill('20')
      await button('Calculate')(page).tap()
    },
    counts: (page) => expect(page.locator('.calc-sum')).toContainText('£6,651'),
    awake: async (page) => {
      await page.getByLabel('Conversion rate').fill('')
      await button('Calculate')(page).tap()
      await expect(page.getByText('Conversion rate is required')).toBeVisible()
    },
    keys: [
      {
        from: (page) => page.getByLabel('Average calls per day'),
        press: repeated(['5', 'Enter', 'Backspace', 'Enter'], 3),
      },
    ],
    story: ['Average calls per day: 50', '450', '£16,851', 'Missed calls are your calls per day'],
    nextStep: '/hire-receptionist',
    nonsense: '?calls=1e9&missed=-0&value=NaN&conversion=',
  },
  CertificationList: {
    path: '/compliance-centre',
    asleep: (page) => button(/^Certificate/)(page).tap(),
    counts: (page) => expect(dialog(page)).toContainText('2025-12-31'),
    awake: closeDialog,
    keys: [{ from: button(/^Certificate/), press: repeated(['Enter', 'Escape'], 4) }],
    story: ['GDPR certificate', 'Pending', 'Locked (Q2 2025)', 'Coming Soon'],
    nextStep: '/demo',
    nonsense: '?certificate=iso27001',
  },
  OfficeHQ: {
    path: '/office',
    asleep: async (page) => {
      await button(/Hire Agent.*Sales/)(page).tap()
      await button(/Hire Agent.*Support/)(page).tap()
    },
    counts: (page) => expect(page.locator('.count')).toHaveText('3 / 10 departments hired'),
    awake: async (page) => {
      await button('Premium Voices')(page).tap()
      await expect(page.locator('.total dd')).toHaveText('£286')
    },
    keys: [
      // Desk by desk, and floor by floor, to the full office.
      {
        from: (page) => button(/Hire Agent/)(page).first(),
        press: [...repeated(['Enter', 'Tab'], 3), ...repeated(repeated(['Enter', 'Tab'], 5), 3)],
        then: (page) => expect(page.locator('.quote')).toContainText('16 agents at £59'),
      },
      { from: button('Premium Voices'), press: repeated(['Space'], 5) },
      { from: button('Reset'), press: ['Enter'] },
    ],
    story: ['Third floor', 'Startup Office', '15 agents cost £975 a month, 16 cost £944.'],
    nextStep: '/hire-receptionist',
  },
  PlaybookDrawers: {
    path: '/playbooks',
    asleep: (page) => button('Preview Client intake')(page).tap(),
    counts: (page) => expect(dialog(page)).toContainText(playbooks['client-intake'].steps[0].text),
    awake: closeDialog,
    keys: [{ from: button('Preview Client intake'), press: repeated(['Enter', 'Escape'], 4) }],
    story: Object.values(playbooks).flatMap(({ name, description, steps }) => [
      name,
      description,
      `Preview the ${steps.length} steps`,
    ]),
    nextStep: '/custom-template?playbook=client-intake',
    nonsense: '?preview=constructor',
  },
  PriceSlider: {
    path: '/pricing',
    asleep: (page) => page.getByRole('slider', { name: 'How many agents?' }).fill('15'),
    counts: (page) => expect(page.locator('.price-slider [role=status]')).toContainText('£975'),
    awake: async (page) => {
      await page.getByRole('slider', { name: 'How many agents?' }).fill('16')
      await expect(page.locator('.price-slider [role=status]')).toContainText('£944')
    },
    keys: [
      {
        from: (page) => page.getByRole('slider', { name: 'How many agents?' }),
        press: repeated(['ArrowRight', 'ArrowRight', 'ArrowLeft'], 3),
      },
    ],
    story: ['4 agents, £79 each', '£316', 'Month to month. Cancel anytime.'],
    nextStep: '/office',
  },
  ReadinessAssessment: {
    path: '/agent-readiness',
    asleep: async (page) => {
      await page.getByText(questions[0]!.options[0].label).tap()
      await button('Next')(page).tap({ force: true })
    },
    counts: (page) => expect(page.getByText('Question 2 of 15')).toBeVisible(),
    awake: async (page) => {
      await button('Previous')(page).tap()
      await expect(page.locator('.assessment').getByRole('radio').first()).toBeChecked()
    },
    keys: [
      {
        from: (page) => page.locator('.assessment').getByRole('radio').first(),
        press: repeated(['2', 'Enter'], 15),
        then: (page) => expect(page.getByRole('heading', { name: 'Ready for Growth' })).toBeFocused(),
      },
    ],
    story: [
      ...questions.map(({ question }) => question),
      'Start Simple',
      'Ready for Growth',
      'Build Full Digital Office',
    ],
    nextStep: '/#demo-section',
    marks: questions.length * 4,
  },
  ReadinessQuiz: {
    path: '/digital-transformation',
    asleep: async (page) => {
      await page.getByText(quiz[0].options[2]).tap()
      await button(QUIZ_BUTTON)(page).tap()
    },
    counts: (page) => expect(page.locator('.quiz-result')).toContainText(quizBands[0].title),
    awake: async (page) => {
      for (const { options } of quiz) await page.getByText(options[2]).tap()
      await button(QUIZ_BUTTON)(page).tap()
      await expect(page.locator('.quiz-result')).toContainText(quizBands[2].title)
    },
    keys: [
      { from: (page) => page.locator('.quiz').getByRole('radio').first(), press: repeated(['ArrowDown'], 5) },
      {
        from: button(QUIZ_BUTTON),
        press: repeated(['Enter'], 3),
        then: (page) => expect(page.locator('.quiz-result')).toContainText('20%'),
      },
    ],
    story: quiz.flatMap(({ question, options }) => [question, ...options]),
    nextStep: '/#demo-section',
    marks: quiz.length * 3,
  },
  RoiSlider: {
    path: '/digital-transformation',
    asleep: (page) =>
      page
        .getByRole('spinbutton', { name: 'Staff count' })
        .or(page.getByRole('textbox', { name: 'Staff count' }))
        .fill('100'),
    counts: (page) => expect(page.locator('main')).toContainText('£5,650,000'),
    awake: async (page) => {
      await page.getByRole('slider', { name: 'Hours automated per week' }).fill('40')
      await expect(page.locator('main')).toContainText('£6,950,000')
    },
    keys: [
      {
        from: (page) => page.getByRole('slider', { name: 'Staff count' }),
        press: repeated(['ArrowRight', 'ArrowRight', 'ArrowLeft'], 3),
      },
      { from: (page) => page.getByRole('slider', { name: 'Hourly cost' }), press: ['End', 'Home', 'PageUp'] },
    ],
    story: ['50 staff at £25 an hour', 'Total impact', '£2,825,000', 'These are estimates, not a promise.'],
    nextStep: '/#demo-section',
    marks: quiz.length * 3,
    nonsense: '?staff=1e9x&hourlyCost=NaN&hours=',
  },
  TeamDirectory: {
    path: '/our-digital-office',
    asleep: (page) => page.locator('[data-card=maeve]').tap(),
    counts: (page) => expect(page.getByRole('dialog', { name: 'Maeve' })).toBeVisible(),
    awake: closeDialog,
    keys: [
      { from: (page) => page.locator('[data-card=maeve]'), press: repeated(['Enter', 'Escape', 'Space', 'Escape'], 2) },
    ],
    story: teamCards.map(({ detail }) => detail.body),
    nextStep: '/receptionist',
    marks: teamCards.length,
    nonsense: '?card=__proto__',
  },
  TranscriptLibrary: {
    path: '/transcripts',
    asleep: async (page) => {
      await page.getByRole('searchbox').tap()
      await page.keyboard.type('agent books')
      await page.getByRole('checkbox', { name: 'Dental' }).tap()
    },
    counts: async (page) => {
      await expect(page.locator('.library [role=status]')).toHaveText(/^1 of /)
      await expect(page).toHaveURL(/\?q=agent\+books&industry=dental$/)
    },
    awake: async (page) => {
      await button('Read the conversation')(page).first().tap()
      await expect(page.getByText(transcripts['broken-crown'].turns[1][1]).first()).toBeVisible()
    },
    keys: [
      { from: (page) => page.getByRole('searchbox'), press: [...'crown', ...repeated(['Backspace'], 5)] },
      { from: (page) => page.getByRole('checkbox', { name: 'Dental' }), press: repeated(['Space'], 5) },
      { from: (page) => button('Read the conversation')(page).first(), press: repeated(['Enter'], 5) },
    ],
    story: Object.values(transcripts).flatMap(({ title, turns }) => [title, turns.at(-1)![1]]),
    nextStep: '/demo',
    nonsense: '?q=&industry=astrology&sentiment=,,NaN',
  },
}
