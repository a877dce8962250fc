import { splitAtCompounds } from './compounds.ts'

/** A text from the records whose short compounds, such as 'money-back', stay on one line. */
export function NonBreakingCompounds({ children }: { children: string }) {
  return splitAtCompounds(children).map(({ text, compound }, index) =>
    compound ? (
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  )
}
