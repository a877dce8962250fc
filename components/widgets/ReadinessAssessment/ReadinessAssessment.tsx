import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { questions } from '../../../data/readiness-questions.ts'
import {
  assessmentReducer,
  canGoBack,
  canProceed,
  isLast,
  percentComplete,
  startingAssessment,
  type AssessmentAction,
} from './assessment-state.ts'
import { readinessResult } from './readiness-result.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Ruler } from '../../ui/Progress.tsx'
import type { WidgetContext } from '../declare.ts'
import { AssessmentScoring } from './AssessmentScoring.tsx'
import { actionOfKey } from './keys.ts'
import { QuestionSheet } from './QuestionSheet.tsx'
import { AssessmentResult } from './AssessmentResult.tsx'

/**
 * The readiness assessment. All questions are in the HTML; with script, one is shown at a time. Answers are never
 * stored.
 */
export function ReadinessAssessment({ route, children }: WidgetContext) {
  const [state, dispatch] = useReducer(assessmentReducer, startingAssessment)
  const root = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  const { index, finished } = state

  // The answered question is removed, so the focus moves to the next one or to the result.
  useEffect(() => {
    if (moved.current) root.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
    moved.current = false
  }, [state])

  function act(action: AssessmentAction) {
    if (assessmentReducer(state, action) === state) return
    moved.current = action.type !== 'select'
    dispatch(action)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    // Keys in the header or the search are not answers.
    if (event.target !== document.body && !root.current?.contains(event.target as Node)) return
    const action = finished ? undefined : actionOfKey(event, state)
    if (!action) return
    event.preventDefault()
    act(action)
  })
  // On the document, because a visitor presses 1 to 4 before anything on the page has the focus.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
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
            Question {index + 1} of {questions.length}
          </span>
          <span>{percentComplete(state)}% complete</span>
        </p>
        <Ruler value={index} max={questions.length} label="Questions answered" />
      </div>
      {/* After Back or a crash the browser restores all answers; only the current question is used. */}
      {questions.map((question, at) => (
        <QuestionSheet
          key={question.id}
          question={question}
          now={at === index}
          chosen={at === index ? state.selected : state.answers[at]}
          onChoose={(option) => at === index && act({ type: 'select', option })}
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
