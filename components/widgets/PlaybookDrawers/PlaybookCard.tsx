import { playbooks, type PlaybookId } from '../../../data/playbooks.ts'
import { clonePath } from './playbook-address.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { exportPlaybook } from './export-playbook.ts'
import { factsOf } from './facts.ts'
import { Steps } from './Steps.tsx'

type DrawerProps = {
  id: PlaybookId
  onPreview: () => void
}

/** One drawer: its label, facts and buttons. */
export function PlaybookCard({ id, onPreview }: DrawerProps) {
  const { name, description, features, steps } = playbooks[id]
  const hiddenName = <span className="sr-only"> {name}</span>
  return (
    <li>
      <h3>{name}</h3>
      <p className="mono">{factsOf(id)}</p>
      <p>{description}</p>
      <ul className="dash">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <details className="without-script">
        <summary>Preview the {steps.length} steps</summary>
        <Steps id={id} />
      </details>
      <div className="drawer-actions end">
        <ButtonLink size="sm" href={clonePath(id)}>
          Clone{hiddenName}
        </ButtonLink>
        <Button
          variant="outline"
          size="sm"
          className="with-script"
          aria-haspopup="dialog"
          data-preview={id}
          onClick={onPreview}
        >
          Preview{hiddenName}
        </Button>
        <Button variant="outline" size="sm" className="with-script" onClick={() => exportPlaybook(id, 'md')}>
          Export{hiddenName}
        </Button>
      </div>
    </li>
  )
}
