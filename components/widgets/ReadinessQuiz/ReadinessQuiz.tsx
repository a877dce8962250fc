import { useEffect, useId, useReducer, useRef, useState } from 'react'
import {
  MAX_QUIZ_SCORE,
  quiz,
  QUIZ_BUTTON,
  quizBands,
  radarSample,
  type QuizAnswer,
  type QuizBand,
} from '../../../data/quiz.ts'
import { RadarChart } from '../../drawings/charts/RadarChart.tsx'
import { auditPath } from '../../forms/audit-request.ts'
import { Button } from '../../ui/Button.tsx'
import { isOutOfDate, quizReducer, quizResult, radarText, startingQuiz } from './quiz-state.ts'

const axes = quiz.map(({ axis }) => axis)

/**
 * Five questions and, on demand, a score, beside a radar chart with a sample firm's outline and the visitor's. Nothing
 * is stored.
 */
export function ReadinessQuiz() {
  const [state, dispatch] = useReducer(quizReducer, startingQuiz)
  const [request, setRequest] = useState(0)
  const id = useId()
  const result = state.shown && quizResult(state.shown)
  const scores = result && result.open < quiz.length ? result.radar : undefined

  function show() {
    dispatch({ type: 'show' })
    setRequest(request + 1)
  }

  return (
    <div className="quiz">
      <div className="quiz-questions">
        {quiz.map(({ question, options }, at) => (
          <fieldset key={question}>
            <legend>{question}</legend>
            {options.map((option, index) => (
              <label key={option}>
                <input
                  type="radio"
                  name={`${id}${at}`}
                  value={index}
                  checked={state.answers[at] === index}
                  onChange={() => dispatch({ type: 'answer', question: at, option: index as QuizAnswer })}
                />
                <span>{option}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <Button size="lg" className="with-script" onClick={show}>
          {QUIZ_BUTTON}
        </Button>
        <QuizScoring />
      </div>
      <div className="quiz-result">
        {result && <QuizScore result={result} outOfDate={isOutOfDate(state)} request={request} />}
        <RadarChart axes={axes} sample={radarSample} answers={scores} altText={radarText(scores)} />
        <p className="mono quiz-key">
          <span className="dashed">A sample firm</span>
          {scores && <span>Your answers</span>}
        </p>
      </div>
    </div>
  )
}

type QuizScoreProps = {
  result: { score: number; open: number; band: QuizBand }
  /** Whether answers have changed since. */
  outOfDate: boolean
  /** Changes with each request for a score, which moves the focus here. */
  request: number
}

/** The score. It stays until the visitor asks for a new one. */
function QuizScore({ result: { score, open, band }, outOfDate, request }: QuizScoreProps) {
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [request])

  return (
    <div className="quiz-score" ref={root}>
      {open === quiz.length ? (
        <div>
          <h3 tabIndex={-1} ref={heading}>
            No question is answered yet
          </h3>
          <p>
            Answer at least one to see where you stand. An open question counts 0, so all of them open would be{' '}
            {band.percent}%, {band.title}.
          </p>
        </div>
      ) : (
        <>
          <p className="percent">{band.percent}%</p>
          <div>
            <h3 tabIndex={-1} ref={heading}>
              {band.title}
            </h3>
            {open > 0 && (
              <p>
                {open === 1 ? 'One question is' : `${open} questions are`} still open and{' '}
                {open === 1 ? 'counts' : 'count'} 0.
              </p>
            )}
            <p className="mono">
              {score} of {MAX_QUIZ_SCORE} points
              {/* Where the points alone are another percentage, the range explains the figure. */}
              {(score / MAX_QUIZ_SCORE) * 100 !== band.percent &&
                ` (${band.from} to ${band.to} points give ${band.percent}%)`}
            </p>
            <p>{band.meaning}</p>
            <BookAudit score={`${score} of ${MAX_QUIZ_SCORE}`} />
          </div>
        </>
      )}
      <div role="status">
        {outOfDate && <p className="stale">You’ve changed an answer. Press the button again for the new score.</p>}
      </div>
    </div>
  )
}

/** The three results, for visitors without script, who add up their own points. */
function QuizScoring() {
  return (
    <div className="without-script">
      <h3>Add up your points</h3>
      <p>The first answer scores 0 points, the second 1, the third 2.</p>
      <ul>
        {quizBands.map(({ from, to, percent, title, meaning }) => (
          <li key={title}>
            <b>
              {from}–{to} points: {percent}%, {title}.
            </b>{' '}
            {meaning}
          </li>
        ))}
      </ul>
      <BookAudit />
    </div>
  )
}

/** What to do with the score: 5 of 10. */
function BookAudit({ score }: { score?: string }) {
  return (
    <p>
      <a href={auditPath({ score })}>Book the audit call</a> and tell us your score.
    </p>
  )
}
