import { useEffect, useReducer, useRef } from 'react'
import { departmentIds } from '../../../data/departments.ts'
import { desks, floorNames, type DeskId } from '../../../data/office.ts'
import {
  agentWord,
  bandFor,
  bandRange,
  levelFor,
  pounds,
  powerUpIds,
  powerUps,
  progression,
  progressionFor,
  type PowerUpId,
} from '../../../data/pricing.ts'
import { Elevation } from '../../drawings/elevation/Elevation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { notify } from '../../ui/notifications/notify.ts'
import type { WidgetContext } from '../declare.ts'
import { OfficeFloor, UpperFloors } from './OfficeFloor.tsx'
import { Quote } from './Quote.tsx'
import {
  activeSynergies,
  builtDesks,
  canAddFloor,
  hiredDepartments,
  MAX_FLOORS,
  officeReducer,
  startingOffice,
  shownBadges,
  type Office,
  type OfficeAction,
} from './office-state.ts'
import { badges } from '../../../data/badges.ts'
import { StampMark } from '../../ui/marks.tsx'
import { Progress } from '../../ui/Progress.tsx'

/** The office builder. Nothing is stored or charged. */
export function OfficeHQ({ children }: WidgetContext) {
  const [office, dispatch] = useReducer(officeReducer, startingOffice)
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useRef('')

  // The action removes its button, so the focus moves to the result.
  useEffect(() => {
    if (!focusNext.current) return
    root.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = ''
  }, [office])

  function act(action: OfficeAction) {
    if (officeReducer(office, action) === office) return
    dispatch(action)
    if (action.type === 'hire') {
      focusNext.current = `[data-desk="${action.desk}"] .active`
      // Several would cover the quote's buttons.
      notify.confirm(`${desks.find(({ id }) => id === action.desk)!.name} hired`, { alone: true })
    } else if (action.type === 'add-floor') {
      focusNext.current = `#office-floor-${office.floors + 1}`
    }
  }

  return (
    <div className="office" ref={root}>
      <ButtonLink href="/" variant="ghost" size="sm" className="office-back">
        <Icon name="arrow-left" />
        Back to Home
      </ButtonLink>
      <div className="office-head">
        <div>{children}</div>
        <p className="office-count">
          <b>
            {hiredDepartments(office).length} / {departmentIds.length}
          </b>{' '}
          departments hired
        </p>
      </div>
      <div className="office-main">
        <div className="office-floors">
          {floorNames.slice(0, office.floors).map((name, index) => (
            <OfficeFloor
              key={name}
              name={name}
              floor={index + 1}
              office={office}
              onHire={(desk) => act({ type: 'hire', desk })}
            />
          ))}
          <NextFloor office={office} onAdd={() => act({ type: 'add-floor' })} onReset={() => act({ type: 'reset' })} />
          <UpperFloors />
        </div>
        <Quote office={office} />
        <div className="office-extras">
          <PowerUps on={office.powerUps} onToggle={(powerUp) => act({ type: 'toggle-power-up', powerUp })} />
          <Synergies office={office} />
        </div>
      </div>
      <div className="office-low">
        <Progression hired={office.hired.length} />
        <Badges hired={office.hired.length} />
      </div>
    </div>
  )
}

type NextFloorProps = {
  office: Office
  onAdd: () => void
  onReset: () => void
}

/** The end of the floors: the button that adds a floor once all are full, and the reset button. */
function NextFloor({ office, onAdd, onReset }: NextFloorProps) {
  const left = builtDesks(office).length - office.hired.length
  const full = office.floors === MAX_FLOORS && left === 0
  return (
    <div className="office-next-floor with-script">
      {canAddFloor(office) && (
        <Button size="lg" onClick={onAdd}>
          Add a floor
        </Button>
      )}
      {full && (
        <p>
          <b>{levelFor(office.hired.length)}.</b> All {desks.length} desks are taken.
        </p>
      )}
      {left > 0 && (
        <p>
          {left} {left === 1 ? 'desk is' : 'desks are'} free on this floor.{' '}
          {office.floors < MAX_FLOORS && 'Fill them all to add another floor.'}
        </p>
      )}
      <Button variant="ghost" onClick={onReset}>
        Reset
      </Button>
    </div>
  )
}

type PowerUpsProps = {
  on: readonly PowerUpId[]
  onToggle: (powerUp: PowerUpId) => void
}

/** The extras. Those that are switched on are in the total. */
function PowerUps({ on, onToggle }: PowerUpsProps) {
  return (
    <section className="office-block office-power-ups" aria-labelledby="power-ups">
      <h2 id="power-ups">Power-ups</h2>
      <ul>
        {powerUpIds.map((id) => {
          const { name, price, description } = powerUps[id]
          const isOn = on.includes(id)
          return (
            <li key={id}>
              <div>
                <b>{name}</b>
                <p>{description}</p>
              </div>
              <span className="mono">{pounds(price)}</span>
              <Button
                variant={isOn ? 'default' : 'outline'}
                size="icon"
                className="with-script"
                aria-label={name}
                aria-pressed={isOn}
                onClick={() => onToggle(id)}
              >
                <Icon name={isOn ? 'check' : 'plus'} />
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The department progression as five growing buildings, dashed beyond today. */
function Progression({ hired }: { hired: number }) {
  const current = progressionFor(hired)
  return (
    <section className="office-block" aria-labelledby="progression">
      <h2 id="progression">Department progression</h2>
      <ol className="office-progression">
        {progression.map((step) => (
          <li
            key={step.name}
            className={hired < step.from ? 'ahead' : undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <Elevation band={bandFor(step.from)} proposed={hired < step.from} />
            <div>
              <b>{step.name}</b>
              <p className="mono">
                {bandRange(step)} {agentWord(step.to)}
              </p>
              {step.perk && <p>{step.perk}</p>}
              {step === current && <p className="mono here">You are here</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the hired agents do better together; shown from the second agent on. */
function Synergies({ office }: { office: Office }) {
  const active = activeSynergies(office)
  if (active.length === 0) return null
  return (
    <section className="office-block office-synergies" aria-labelledby="synergies">
      <h2 id="synergies">Synergies</h2>
      <ul>
        {active.map(({ between, text }) => (
          <li key={text}>
            <p className="mono">{between.map(nameOf).join(' and ')}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf(id: DeskId): string {
  return desks.find((desk) => desk.id === id)!.name
}

/** The achievement badges: what is unlocked as stamps, and at most three on the way. */
function Badges({ hired }: { hired: number }) {
  const { unlocked, inProgress } = shownBadges(hired)
  return (
    <section className="office-block office-badges" aria-labelledby="badges">
      <h2 id="badges">Achievement badges</h2>
      <ul className="office-unlocked">
        {unlocked.map(({ id }, index) => (
          <li key={id}>
            <StampMark kind="success" tilt={index % 2 ? 'right' : 'left'}>
              {badges[id].name}
            </StampMark>
            <p>{badges[id].description}</p>
          </li>
        ))}
      </ul>
      <ul className="office-in-progress">
        {inProgress.map(({ id, progress, requirement }) => (
          <li key={id}>
            <b>{badges[id].name}</b> <span className="mono">{requirement}</span>
            <p>{badges[id].description}</p>
            <Progress value={progress} max={100} label={`${badges[id].name}, percent`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
