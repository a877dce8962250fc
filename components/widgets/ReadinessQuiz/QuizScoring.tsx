import { AUDIT_PATH } from '../../../data/transformation.ts'
import { quizBands } from '../../../data/quiz.ts'

/** The three results, for visitors without script, who add up their own points. */
export function QuizScoring() {
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

/** What to do with the score. */
export function BookAudit() {
  return (
    <p>
      <a href={AUDIT_PATH}>Book the audit call</a> and tell us your score.
    </p>
  )
}
