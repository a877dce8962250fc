import { pounds, powerUpIds, powerUps, type PowerUpId } from '../../../data/pricing.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

type PowerUpsProps = {
  on: readonly PowerUpId[]
  onToggle: (powerUp: PowerUpId) => void
}

/** The extras. Those that are switched on are in the total. */
export function PowerUps({ on, onToggle }: PowerUpsProps) {
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
