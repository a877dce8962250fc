import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import {
  calculate,
  calculatorInputIds,
  calculatorInputs,
  calculatorLink,
  calculatorSample,
  startingFigures,
  type CalculatorFigures,
  type CalculatorInputId,
  type CalculatorResult,
  type NumberRule,
} from '../../../data/calculator.ts'
import { agentPrice, pounds } from '../../../data/pricing.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { RequiredNote, TextInput } from '../../ui/Field.tsx'
import { writeParameters } from '../../ui/address-parameters.ts'
import { figuresFromQuery, figuresToQuery, readFigures, wholeNumber, wholePercent } from './calculator-state.ts'

type Errors = Partial<Record<CalculatorInputId, string>>

/** What missed calls cost in a month: the documented sample first, the visitor's own figures after Calculate. */
export function Calculator() {
  const [figures, setFigures] = useState<CalculatorFigures>()
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  useEffect(() => {
    const figuresInAddress = figuresFromQuery(new URLSearchParams(location.search))
    if (!figuresInAddress) return
    for (const name of calculatorInputIds)
      (form.current!.elements.namedItem(name) as HTMLInputElement).value = String(figuresInAddress[name])
    setFigures(figuresInAddress)
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<CalculatorInputId, string>
    const read = readFigures(typed)
    setErrors(read.errors ?? {})
    if (read.figures) {
      setFigures(read.figures)
      writeParameters(figuresToQuery(read.figures))
    } else {
      const first = calculatorInputIds.find((name) => read.errors[name])!
      ;(event.currentTarget.elements.namedItem(first) as HTMLInputElement).focus()
    }
  }

  return (
    <div className="calculator">
      <form ref={form} className="with-script" onSubmit={submit} noValidate>
        {calculatorInputIds.map((name) => (
          <TextInput
            key={name}
            id={`${id}${name}`}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            required
            label={labelOf(name)}
            error={errors[name]}
            defaultValue={startingFigures[name]}
          />
        ))}
        <RequiredNote />
        <Button type="submit" size="lg">
          Calculate
        </Button>
      </form>
      <SampleFigures />
      <div className="calculator-sum" role="status">
        <h3>{figures ? 'Your figures per month' : 'Sample figures per month'}</h3>
        <CalculatorSum {...(figures ? calculate(figures) : calculatorSample)} />
        <p>
          {figures ? (
            'An estimate from your figures, not a promise.'
          ) : (
            <>
              This is a sample. <span className="with-script">Press Calculate to see your own figures.</span>
            </>
          )}
        </p>
        <ButtonLink href={calculatorLink.href}>{calculatorLink.label}</ButtonLink>
      </div>
    </div>
  )
}

/** The inputs of the sample, for visitors without script. */
function SampleFigures() {
  return (
    <div className="without-script">
      <h3>What the sample is based on</h3>
      <ul>
        {calculatorInputIds.map((name) => (
          <li key={name}>
            {labelOf(name)}: {startingFigures[name]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function labelOf(name: CalculatorInputId): string {
  const { label, unit }: NumberRule = calculatorInputs[name]
  return unit ? `${label} in ${unit}` : label
}

/** A calculation set as a sum, a rule above its total. */
function CalculatorSum({ missedCalls, bookings, revenue, net, returnPercent }: CalculatorResult) {
  return (
    <dl>
      <div>
        <dt>Missed calls</dt>
        <dd>{wholeNumber(missedCalls)}</dd>
      </div>
      <div>
        <dt>Bookings</dt>
        <dd>{wholeNumber(bookings)}</dd>
      </div>
      <div>
        <dt>Revenue</dt>
        <dd>{pounds(revenue)}</dd>
      </div>
      <div>
        <dt>Cost of one agent</dt>
        <dd>−{pounds(agentPrice)}</dd>
      </div>
      <div className="total">
        <dt>Net</dt>
        <dd>{pounds(net)}</dd>
      </div>
      <div>
        <dt>Return</dt>
        <dd>{wholePercent(returnPercent)}</dd>
      </div>
    </dl>
  )
}
