import { useId, useReducer, useState } from 'react'
import { quiz, QUIZ_BUTTON, radarSample, type QuizAnswer } from '../../../data/quiz.ts'
import { isOutOfDate, quizReducer, quizResult, radarText, startingQuiz } from './quiz-state.ts'
import { RadarChart } from '../../drawings/charts/RadarChart.tsx'
import { Button } from '../../ui/Button.tsx'
import { QuizScoring } from './QuizScoring.tsx'
import { QuizScore } from './QuizScore.tsx'

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
  const own = result && result.open < quiz.length ? result.radar : undefined

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
        <RadarChart axes={axes} sample={radarSample} own={own} altText={radarText(own)} />
        <p className="mono quiz-key">
          <span className="dashed">A sample firm</span>
          {own && <span>Your answers</span>}
        </p>
      </div>
    </div>
  )
}
