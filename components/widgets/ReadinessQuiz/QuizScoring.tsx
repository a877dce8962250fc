import { quizBands } from '../../../data/quiz.ts'
import { auditPath } from '../../forms/audit.ts'

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

/** What to do with the score: 5 of 10. */
export function BookAudit({ score }: { score?: string }) {
  return (
    <p>
      <a href={auditPath({ score })}>Book the audit call</a> and tell us your score.
    </p>
  )
}
