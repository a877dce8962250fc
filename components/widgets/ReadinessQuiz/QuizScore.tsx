import { MOST_POINTS, type QuizBand } from '../../../data/quiz.ts'

type QuizScoreProps = {
  result: { score: number; band: QuizBand }
  /** Whether answers have changed since. */
  outOfDate: boolean
}

/** The score. It stays until the visitor asks for a new one. */
export function QuizScore({ result: { score, band }, outOfDate }: QuizScoreProps) {
  return (
    <div className="quiz-score">
      <p className="percent">{band.percent}%</p>
      <div>
        <h3>{band.title}</h3>
        <p>{band.meaning}</p>
        <p className="mono">
          {score} of {MOST_POINTS} points ({band.from} to {band.to} points give {band.percent}%)
        </p>
      </div>
      {outOfDate && <p className="stale">You’ve changed an answer. Press the button again for the new score.</p>}
    </div>
  )
}
