import { agents } from '../../../data/agents.ts'
import { industries } from '../../../data/industries.ts'
import { clonePath, playbooks, type Playbook, type PlaybookId } from '../../../data/playbooks.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** The playbooks as drawers of a plan chest: label, what is in it, and its steps to unfold. */
export function PlaybookDrawers() {
  return (
    <ul className="drawers">
      {(Object.entries(playbooks) as [PlaybookId, Playbook][]).map(([id, playbook]) => <Drawer key={id} id={id} {...playbook} />)}
    </ul>
  )
}

function Drawer({ id, name, industry, description, features, difficulty, setupTime, rating, uses, steps }: Playbook & { id: PlaybookId }) {
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p className="mono">{industries[industry].name}, {difficulty}, set up in {setupTime} min, rated {rating} of 5, used {uses} times</p>
        <p>{description}</p>
        <ul className="ticks">{features.map((feature) => <li key={feature}>{feature}</li>)}</ul>
        <details>
          <summary>Preview the {steps.length} steps</summary>
          <ol>
            {steps.map(({ title, text, agent }) => (
              <li key={title}><b>{title}.</b> {text} <span className="mono">{agent ? `${agents[agent].name} agent` : 'You'}</span></li>
            ))}
          </ol>
        </details>
      </div>
      <ButtonLink variant="outline" href={clonePath(id)}>Clone<span className="sr-only"> {name}</span></ButtonLink>
    </li>
  )
}
