import { useCallback } from 'react'
import { agentPath, agents } from '../../../data/agents.ts'
import { inWords } from '../../../data/number-words.ts'
import { pounds } from '../../../data/pricing.ts'
import { MAX_SCORE, themes, areaAdvice, readinessBands, type ReadinessBand } from '../../../data/readiness.ts'
import { departmentClass } from '../../../data/departments.ts'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { Form } from '../../forms/Form.tsx'
import { hirePath } from '../../forms/hire-path.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CopyAndPrint } from '../../ui/CopyAndPrint.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { summaryText, type ReadinessResult } from './assessment-state.ts'

type ResultProps = {
  result: ReadinessResult
  /** The URL of the page, for the form. */
  route: string
  onRetake: () => void
}

/** The result: band, score, score by area, recommended agents, and ways to keep it. */
export function AssessmentResult({ result, route, onRetake }: ResultProps) {
  const { score, band, byTheme, lowest, price } = result
  const allEqual = lowest.length > 0 && byTheme.every(({ points }) => points === byTheme[0]!.points)
  const count = band.agents.length
  const prefill = useCallback(() => Promise.resolve({ message: summaryText(result) }), [result])
  return (
    <div className="result">
      <div className="result-head">
        <div>
          <p className="mono">Your result: {band.level} readiness</p>
          <h2 tabIndex={-1} data-focus="">
            {band.title}
          </h2>
        </div>
        <p className="result-score">
          {score} <small>out of {MAX_SCORE}</small>
        </p>
      </div>
      <BandRuler score={score} band={band} />
      <div className="result-two">
        <section>
          <h3>{band.recommendation}</h3>
          <p>{band.explanation}</p>
          <p>
            <b>
              {count === 1
                ? `${pounds(price)} a month.`
                : `${count} agents at ${pounds(price)} each: ${pounds(count * price)} a month.`}
            </b>
          </p>
          <div className="cta">
            <ButtonLink href="#send-result">Book a demo with this result</ButtonLink>
            <CopyAndPrint what="Result" text={() => summaryText(result)} />
            <Button variant="ghost" onClick={onRetake}>
              Retake Assessment
            </Button>
          </div>
        </section>
        <section>
          <h3>Your score by area</h3>
          <ul className="result-themes">
            {byTheme.map(({ theme, name, points, max }) => (
              <li key={theme}>
                <span>{name}</span>
                <span className="mono">
                  {points} of {max}
                </span>
                <Progress value={points} max={max} label={name} />
              </li>
            ))}
          </ul>
          {allEqual && <p>All areas score the same, so begin with either of these.</p>}
          {lowest.map((theme) => {
            const { agent, text } = areaAdvice[theme]
            return (
              <p key={theme}>
                {!allEqual && 'Lowest: '}
                <b>{themes[theme]}</b>. The <a href={agentPath(agent)}>{agents[agent].name} agent</a> helps here. {text}
              </p>
            )
          })}
        </section>
      </div>
      <section>
        <h3>{count === 1 ? 'The agent to start with' : 'The agents to start with'}</h3>
        <ul className="result-desks">
          {band.agents.map((id) => (
            <li key={id} className={departmentClass(agents[id].department)}>
              <PlanSymbol department={agents[id].department} size={64} />
              <div>
                <a href={agentPath(id)}>{agents[id].title}</a>
                <p>{agents[id].description}</p>
              </div>
            </li>
          ))}
        </ul>
        <p>
          <a href={hirePath({ desks: band.agents })}>
            {count === 1 ? 'Hire this agent' : `Hire these ${inWords(count)} agents`}
          </a>
        </p>
      </section>
      <section id="send-result" className="result-send">
        <h3>Book a demo with this result</h3>
        <p>Your result is already in the message below. We’ll read it before the call.</p>
        <Form id="demo" route={route} promise="We’ll reply by email." prefill={prefill} />
      </section>
    </div>
  )
}

/** The width of a point on the ruler in units of the drawing, and half of it: the pin is in the middle of its point. */
const UNIT = 20

/** The three bands to scale, with a pin at the score. */
function BandRuler({ score, band }: { score: number; band: ReadinessBand }) {
  const at = score * UNIT + UNIT / 2
  const width = (MAX_SCORE + 1) * UNIT
  return (
    <div className="result-bands">
      <svg className="result-pin" viewBox={`0 0 ${width} 40`} width={width} height="40" aria-hidden="true">
        <text x={Math.min(Math.max(at, 44), width - 44)} y="18">
          You, {score}
        </text>
        <path d={`M${at} 24v16`} />
      </svg>
      <ol>
        {readinessBands.map((readinessBand) => (
          <li key={readinessBand.id} aria-current={readinessBand === band || undefined}>
            <p className="mono">
              {readinessBand.from}–{readinessBand.to}
            </p>
            <b>{readinessBand.title}</b>
            <p>{readinessBand.level} readiness</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
