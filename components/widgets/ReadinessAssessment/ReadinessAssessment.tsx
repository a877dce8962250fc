import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { agentPath, agents } from '../../../data/agents.ts'
import {
  MAX_SCORE,
  readinessQuestions,
  readinessBands,
  type OptionValue,
  type Question,
} from '../../../data/readiness.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Ruler } from '../../ui/Progress.tsx'
import type { WidgetContext } from '../declare.ts'
import { AssessmentResult } from './AssessmentResult.tsx'
import {
  actionOfKey,
  assessmentReducer,
  canGoBack,
  canProceed,
  isLast,
  percentComplete,
  readinessResult,
  startingAssessment,
  type AssessmentAction,
} from './assessment-state.ts'

/**
 * The readiness assessment. All questions are in the HTML; with script, one is shown at a time. Answers are never
 * stored.
 */
export function ReadinessAssessment({ route, children }: WidgetContext) {
  const [state, dispatch] = useReducer(assessmentReducer, startingAssessment)
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useRef(false)
  const { index, finished } = state

  // The answered question is removed, so the focus moves to the next one or to the result.
  useEffect(() => {
    if (focusNext.current) root.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
    focusNext.current = false
  }, [state])

  function act(action: AssessmentAction) {
    if (assessmentReducer(state, action) === state) return
    focusNext.current = action.type !== 'select'
    dispatch(action)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Keys in the header or the search are not answers.
    if (event.target !== document.body && !root.current?.contains(event.target as Node)) return
    const action = finished ? undefined : actionOfKey(event, state)
    if (!action) return
    event.preventDefault()
    act(action)
  })
  // On the document, because a visitor presses 1 to 4 before anything on the page has the focus.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  if (finished) {
    return (
      <div className="assessment finished" ref={root}>
        <div className="assessment-title">{children}</div>
        <AssessmentResult result={readinessResult(state)} route={route} onRetake={() => act({ type: 'retake' })} />
      </div>
    )
  }
  return (
    <div className="assessment" ref={root}>
      <div className="assessment-title">{children}</div>
      <div className="with-script">
        <p className="assessment-progress mono">
          <span>
            Question {index + 1} of {readinessQuestions.length}
          </span>
          <span>{percentComplete(state)}% complete</span>
        </p>
        <Ruler value={index} max={readinessQuestions.length} label="Questions answered" />
      </div>
      {/* After Back or a crash the browser restores all answers; only the current question is used. */}
      {readinessQuestions.map((question, position) => (
        <AssessmentQuestion
          key={question.id}
          question={question}
          current={position === index}
          chosen={position === index ? state.selected : state.answers[position]}
          onChoose={(option) => position === index && act({ type: 'select', option })}
        />
      ))}
      {/* Not `disabled`: a press before hydration must count, and the button must keep the focus. */}
      <div className="assessment-steps with-script">
        <Button variant="outline" size="lg" aria-disabled={!canGoBack(state)} onClick={() => act({ type: 'previous' })}>
          <Icon name="arrow-left" />
          Previous
        </Button>
        <Button size="lg" aria-disabled={!canProceed(state)} onClick={() => act({ type: 'next' })}>
          {isLast(state) ? 'View Results' : 'Next'}
          <Icon name="arrow-right" />
        </Button>
      </div>
      <p className="hint with-script assessment-keys">
        On a keyboard, press 1 to 4 to choose an answer and Enter to continue.
      </p>
      <AssessmentScoring />
    </div>
  )
}

/** The three results with what they recommend, for visitors without script, who add up their own points. */
function AssessmentScoring() {
  return (
    <section className="without-script assessment-scoring">
      <h2>Add up your points</h2>
      <p>
        For each question the first answer scores 3 points, the second 2, the third 1 and the last 0. The maximum is{' '}
        {MAX_SCORE}.
      </p>
      {readinessBands.map(({ id, level, title, from, to, recommendation, explanation, agents: bandAgents }) => (
        <section key={id}>
          <p className="mono">
            {from}–{to} points, {level}
          </p>
          <h3>{title}</h3>
          <p>
            {recommendation} {explanation}
          </p>
          <p>
            {bandAgents.map((agent, index) => (
              <span key={agent}>
                {index > 0 && ', '}
                <a href={agentPath(agent)}>{agents[agent].title}</a>
              </span>
            ))}
          </p>
        </section>
      ))}
      <p>
        <a href="/#demo-section">Book a demo</a> and tell us your score, or <a href="/office">plan your office</a>.
      </p>
    </section>
  )
}

type AssessmentQuestionProps = {
  question: Question
  /** Whether it is the current question. */
  current: boolean
  chosen: OptionValue | undefined
  onChoose: (option: OptionValue) => void
}

/** A question with its four answers; each row is one large target. */
function AssessmentQuestion({
  question: { id, question, options },
  current,
  chosen,
  onChoose,
}: AssessmentQuestionProps) {
  return (
    <fieldset className={current ? 'assessment-question current' : 'assessment-question'}>
      <legend>
        <h2 tabIndex={-1} data-focus={current ? '' : undefined}>
          {question}
        </h2>
      </legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={`question-${id}`}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
