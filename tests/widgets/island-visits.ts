import { expect, type Locator, type Page } from '@playwright/test'
import { calculate, calculatorSample, startingFigures } from '../../data/calculator.ts'
import { certifications } from '../../data/compliance.ts'
import { explorerCards } from '../../data/explorer.ts'
import { floorNames } from '../../data/office.ts'
import { playbookIds, playbooks } from '../../data/playbooks.ts'
import { cheaperStep, FULL_OFFICE, levelFor, pounds, priceFor } from '../../data/pricing.ts'
import { QUIZ_BUTTON, quiz } from '../../data/quiz.ts'
import { readinessQuestions, readinessBands } from '../../data/readiness.ts'
import { ROI_CAVEAT, startingRoi } from '../../data/roi.ts'
import { teamCards } from '../../data/team.ts'
import { transcripts } from '../../data/transcripts.ts'
import { auditPath } from '../../components/forms/audit-request.ts'
import { wholeNumber } from '../../components/widgets/Calculator/calculator-state.ts'
import { roi } from '../../components/widgets/RoiSlider/roi-state.ts'

/** A card of the team directory with a person on it. */
const person = teamCards.find(({ agent }) => !agent)!

/** What a visitor does with a widget, and what the page must make of it. */
export type Visit = {
  path: string
  /** What a visitor does by touch; none where a journey of tests/browsers does it. */
  touches?: {
    /** Done while the widget's script has not come. */
    beforeHydration: (page: Page) => Promise<unknown>
    /** What must be true of it once the widget is hydrated. */
    expectReplayed: (page: Page) => Promise<unknown>
    /** Done to the hydrated widget, and what came of it. */
    afterHydration: (page: Page) => Promise<unknown>
  }
  /** Keys to press from where the focus is put, each an interaction whose script is measured. */
  keys: { from: (page: Page) => Locator; press: string[]; then?: (page: Page) => Promise<unknown> }[]
  /** What the page says without script; upper and lower case count as the same. */
  staticText: string[]
  /** The target of a link on the page, by which visitors go on without script. */
  nextStep: string
  /**
   * How many controls the whole page shows without script, those of its other widgets and forms included: fields that
   * can be filled in on paper, and buttons that open by themselves. Default: 0.
   */
  staticControls?: number
  /** The query of an address whose state makes no sense. */
  invalidQuery?: string
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const repeated = (keys: string[], times: number) => Array.from({ length: times }, () => keys).flat()
const dialog = (page: Page) => page.getByRole('dialog')
const closeDialog = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Close' }).tap()
  await expect(dialog(page)).toHaveCount(0)
}

/** The islands that are forms, which tests/forms tries. */
export const formIslands = ['ContactForm', 'DemoForm', 'HireChoice', 'HireForm', 'PlaybookForm']

/** What a visitor does with each of the other islands. */
export const visits: Record<string, Visit> = {
  AgentExplorer: {
    path: '/agent-utility',
    keys: [
      { from: (page) => page.getByRole('tab', { name: 'All' }), press: repeated(['ArrowRight'], 6) },
      { from: (page) => page.getByRole('tab', { name: 'Problems' }).first(), press: repeated(['ArrowRight'], 5) },
    ],
    staticText: Object.values(explorerCards).flatMap(({ problems, benefits }) => [problems[0], benefits[0]]),
    nextStep: '/agent-readiness',
    invalidQuery: '?category=__proto__&benefits=nobody,,1e9',
  },
  Calculator: {
    path: '/calculator',
    touches: {
      beforeHydration: async (page) => {
        await page.getByLabel('Average calls per day').fill('20')
        await button('Calculate')(page).tap()
      },
      expectReplayed: (page) =>
        expect(page.locator('.calculator-sum')).toContainText(pounds(calculate({ ...startingFigures, calls: 20 }).net)),
      afterHydration: async (page) => {
        await page.getByLabel('Conversion rate').fill('')
        await button('Calculate')(page).tap()
        await expect(page.getByText('Conversion rate is required')).toBeVisible()
      },
    },
    keys: [
      {
        from: (page) => page.getByLabel('Average calls per day'),
        press: repeated(['5', 'Enter', 'Backspace', 'Enter'], 3),
      },
    ],
    staticText: [
      `Average calls per day: ${startingFigures.calls}`,
      wholeNumber(calculatorSample.missedCalls),
      pounds(calculatorSample.net),
    ],
    nextStep: '/hire-receptionist',
    invalidQuery: '?calls=1e9&missed=-0&value=NaN&conversion=',
  },
  CertificationList: {
    path: '/compliance-centre',
    touches: {
      beforeHydration: (page) => button(/^Certificate/)(page).tap(),
      expectReplayed: (page) => expect(dialog(page)).toContainText(certifications.gdpr.name),
      afterHydration: closeDialog,
    },
    keys: [{ from: button(/^Certificate/), press: repeated(['Enter', 'Escape'], 4) }],
    staticText: Object.values(certifications).map(({ name }) => name),
    nextStep: '/demo',
    invalidQuery: '?certificate=iso27001',
  },
  OfficeHQ: {
    path: '/office',
    keys: [
      // Desk by desk, and floor by floor, to the full office.
      {
        from: (page) => button(/Hire Agent/)(page).first(),
        press: [...repeated(['Enter', 'Tab'], 3), ...repeated(repeated(['Enter', 'Tab'], 5), 3)],
        then: (page) =>
          expect(page.locator('.quote')).toContainText(`${FULL_OFFICE} agents at ${pounds(priceFor(FULL_OFFICE))}`),
      },
      { from: button('Premium Voices'), press: repeated(['Space'], 5) },
      { from: button('Reset'), press: ['Enter'] },
    ],
    staticText: [
      floorNames.at(-1)!,
      levelFor(1),
      `${cheaperStep.from} agents cost ${pounds(cheaperStep.before)} a month`,
    ],
    nextStep: '/hire-receptionist',
  },
  PlaybookCards: {
    path: '/playbooks',
    touches: {
      beforeHydration: (page) => button(`Preview ${playbooks[playbookIds[0]!].name}`)(page).tap(),
      expectReplayed: (page) => expect(dialog(page)).toContainText(playbooks[playbookIds[0]!].steps[0].text),
      afterHydration: closeDialog,
    },
    keys: [{ from: button(`Preview ${playbooks[playbookIds[0]!].name}`), press: repeated(['Enter', 'Escape'], 4) }],
    staticText: Object.values(playbooks).flatMap(({ name, description, steps }) => [
      name,
      description,
      `Preview the ${steps.length} steps`,
    ]),
    nextStep: `/custom-template?playbook=${playbookIds[0]}`,
    invalidQuery: '?preview=constructor',
  },
  PriceSlider: {
    path: '/pricing',
    keys: [
      {
        from: (page) => page.getByRole('slider', { name: 'How many agents?' }),
        press: repeated(['ArrowRight', 'ArrowRight', 'ArrowLeft'], 3),
      },
    ],
    staticText: [`4 agents, ${pounds(priceFor(4))} each`, pounds(4 * priceFor(4))],
    nextStep: '/office',
  },
  ReadinessAssessment: {
    path: '/agent-readiness',
    touches: {
      beforeHydration: async (page) => {
        await page.getByText(readinessQuestions[0]!.options[0].label).tap()
        await button('Next')(page).tap({ force: true })
      },
      expectReplayed: (page) => expect(page.getByText(`Question 2 of ${readinessQuestions.length}`)).toBeVisible(),
      afterHydration: async (page) => {
        await button('Previous')(page).tap()
        await expect(page.locator('.assessment').getByRole('radio').first()).toBeChecked()
      },
    },
    keys: [
      {
        from: (page) => page.locator('.assessment').getByRole('radio').first(),
        press: repeated(['2', 'Enter'], readinessQuestions.length),
        then: (page) => expect(page.locator('.assessment').getByRole('heading').first()).toBeFocused(),
      },
    ],
    staticText: [...readinessQuestions.map(({ question }) => question), ...readinessBands.map(({ title }) => title)],
    nextStep: '/#demo-section',
    staticControls: readinessQuestions.length * 4,
  },
  ReadinessQuiz: {
    path: '/digital-transformation',
    keys: [
      { from: (page) => page.locator('.quiz').getByRole('radio').first(), press: repeated(['ArrowDown'], 5) },
      {
        from: button(QUIZ_BUTTON),
        press: repeated(['Enter'], 3),
        then: (page) => expect(page.locator('.quiz-score')).toBeVisible(),
      },
    ],
    staticText: quiz.flatMap(({ question, options }) => [question, ...options]),
    nextStep: auditPath(),
    staticControls: quiz.length * 3,
  },
  RoiSlider: {
    path: '/digital-transformation',
    keys: [
      {
        from: (page) => page.getByRole('slider', { name: 'Staff count' }),
        press: repeated(['ArrowRight', 'ArrowRight', 'ArrowLeft'], 3),
      },
      { from: (page) => page.getByRole('slider', { name: 'Hourly cost' }), press: ['End', 'Home', 'PageUp'] },
    ],
    staticText: [
      `${startingRoi.staff} staff at ${pounds(startingRoi.hourlyCost)} an hour`,
      pounds(roi(startingRoi).total),
      ROI_CAVEAT,
    ],
    nextStep: auditPath(),
    staticControls: quiz.length * 3,
    invalidQuery: '?staff=1e9x&hourlyCost=NaN&hours=',
  },
  TeamDirectory: {
    path: '/our-digital-office',
    touches: {
      beforeHydration: (page) => page.locator(`[data-card=${person.id}]`).tap(),
      expectReplayed: (page) => expect(page.getByRole('dialog', { name: person.name })).toBeVisible(),
      afterHydration: closeDialog,
    },
    keys: [
      {
        from: (page) => page.locator(`[data-card=${person.id}]`),
        press: repeated(['Enter', 'Escape', 'Space', 'Escape'], 2),
      },
    ],
    staticText: teamCards.map(({ body }) => body),
    nextStep: '/receptionist',
    staticControls: teamCards.length,
    invalidQuery: '?card=__proto__',
  },
  TranscriptLibrary: {
    path: '/transcripts',
    touches: {
      beforeHydration: async (page) => {
        await page.getByRole('searchbox').tap()
        await page.keyboard.type('agent books')
        await page.getByRole('checkbox', { name: 'Dental' }).tap()
      },
      expectReplayed: async (page) => {
        await expect(page.locator('.transcripts [role=status]')).toHaveText(/^1 of /)
        await expect(page).toHaveURL(/\?q=agent\+books&industry=dental$/)
      },
      afterHydration: async (page) => {
        await button('Read the conversation')(page).first().tap()
        await expect(page.getByText(transcripts['broken-crown'].turns[1][1]).first()).toBeVisible()
      },
    },
    keys: [
      { from: (page) => page.getByRole('searchbox'), press: [...'crown', ...repeated(['Backspace'], 5)] },
      { from: (page) => page.getByRole('checkbox', { name: 'Dental' }), press: repeated(['Space'], 5) },
      { from: (page) => button('Read the conversation')(page).first(), press: repeated(['Enter'], 5) },
    ],
    staticText: Object.values(transcripts).flatMap(({ title, turns }) => [title, turns.at(-1)![1]]),
    nextStep: '/demo',
    invalidQuery: '?q=&industry=astrology&sentiment=,,NaN',
  },
}
