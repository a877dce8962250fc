import { agents } from '../../../data/agents.ts'
import { industries } from '../../../data/industries.ts'
import { playbooks, type PlaybookId, type PlaybookStep } from '../../../data/playbooks.ts'
import { clonePath } from './playbook-address.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { exportPlaybook } from './export-playbook.ts'
import { Steps } from './Steps.tsx'

type DrawerProps = {
  id: PlaybookId
  onPreview: () => void
}

/** One drawer: its label, facts and buttons. */
export function PlaybookCard({ id, onPreview }: DrawerProps) {
  const { name, description, features, steps, industry, difficulty, setupTime, rating, uses } = playbooks[id]
  const agentsUsed = [...new Set(steps.flatMap(({ agent }: PlaybookStep) => agent ?? []))]
  const hiddenName = <span className="sr-only"> {name}</span>
  return (
    <li>
      <h3>{name}</h3>
      <p className="playbooks-agents">
        {agentsUsed.map((agent) => (
          <PlanSymbol key={agent} department={agents[agent].department} size={48} />
        ))}
        <span>{agentsUsed.map((agent) => agents[agent].name).join(', ')}</span>
      </p>
      <p className="mono">
        {industries[industry].name}, {difficulty}
      </p>
      <dl className="playbooks-facts">
        <div>
          <dt>setup</dt>
          <dd>{setupTime} min</dd>
        </div>
        <div>
          <dt>of 5 stars</dt>
          <dd>{rating}</dd>
        </div>
        <div>
          <dt>uses</dt>
          <dd>{uses}</dd>
        </div>
      </dl>
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
      <div className="playbooks-actions end">
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
