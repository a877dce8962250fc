import { useEffect, useReducer, useRef } from 'react'
import { departmentIds } from '../../../data/departments.ts'
import { hiredDepartments, officeReducer, startingOffice, type OfficeAction } from './office-state.ts'
import { desks, floorNames } from '../../../data/office.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { notify } from '../../ui/notifications/notify.ts'
import type { WidgetContext } from '../declare.ts'
import { Badges } from './Badges.tsx'
import { NextFloor } from './NextFloor.tsx'
import { OfficeFloor } from './OfficeFloor.tsx'
import { PowerUps } from './PowerUps.tsx'
import { Progression } from './Progression.tsx'
import { Quote } from './Quote.tsx'
import { Synergies } from './Synergies.tsx'
import { UpperFloors } from './UpperFloors.tsx'

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
