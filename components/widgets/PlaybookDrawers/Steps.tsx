import { agents } from '../../../data/agents.ts'
import { playbooks, type Playbook, type PlaybookId } from '../../../data/playbooks.ts'

/** What a playbook does, in order, and who does it. */
export function Steps({ id }: { id: PlaybookId }) {
  const { steps }: Playbook = playbooks[id]
  return (
    <ol className="playbooks-steps">
      {steps.map(({ title, text, agent }) => (
        <li key={title}>
          <b>{title}.</b> {text} <span className="mono">{agent ? `${agents[agent].name} agent` : 'You'}</span>
        </li>
      ))}
    </ol>
  )
}
