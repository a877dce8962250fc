import type { OptionValue, Question } from '../../../data/readiness-questions.ts'

type QuestionSheetProps = {
  question: Question
  /** Whether it is the current question. */
  now: boolean
  chosen: OptionValue | undefined
  onChoose: (option: OptionValue) => void
}

/** A question with its four answers; each row is one large target. */
export function QuestionSheet({ question: { id, question, options }, now, chosen, onChoose }: QuestionSheetProps) {
  return (
    <fieldset className={now ? 'assessment-question now' : 'assessment-question'}>
      <legend>
        <h2 tabIndex={-1} data-focus={now ? '' : undefined}>
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
