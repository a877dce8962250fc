import { useEffect, useRef } from 'react'
import { MOST_POINTS, quiz, type QuizBand } from '../../../data/quiz.ts'
import { BookAudit } from './QuizScoring.tsx'

type QuizScoreProps = {
  result: { score: number; open: number; band: QuizBand }
  /** Whether answers have changed since. */
  outOfDate: boolean
  /** Changes with each request for a score, which moves the focus here. */
  request: number
}

/** The score. It stays until the visitor asks for a new one. */
export function QuizScore({ result: { score, open, band }, outOfDate, request }: QuizScoreProps) {
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
              {score} of {MOST_POINTS} points
              {/* Where the points alone are another percentage, the range explains the figure. */}
              {(score / MOST_POINTS) * 100 !== band.percent &&
                ` (${band.from} to ${band.to} points give ${band.percent}%)`}
            </p>
            <p>{band.meaning}</p>
            <BookAudit score={`${score} of ${MOST_POINTS}`} />
          </div>
        </>
      )}
      <div role="status" className="stale-place">
        {outOfDate && <p className="stale">You’ve changed an answer. Press the button again for the new score.</p>}
      </div>
    </div>
  )
}
