import { agents } from '../../../data/agents.ts'
import { industries } from '../../../data/industries.ts'
import { playbookIds, playbooks, type Playbook, type PlaybookId, type PlaybookStep } from '../../../data/playbooks.ts'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog, useDialogInAddress } from '../../ui/Dialog.tsx'
import { nonBreaking } from '../../ui/text-format.tsx'
import { exportPlaybook } from './playbook-files.ts'

/** The playbooks: each has a preview, exports and a Clone link. The address names the open one. */
export function PlaybookCards() {
  const { openId, open, dialog } = useDialogInAddress('preview', playbookIds)
  return (
    <>
      <ul className="playbooks cells thirds">
        {playbookIds.map((id) => (
          <PlaybookCard key={id} id={id} onPreview={() => open(id)} />
        ))}
      </ul>
      {openId && <PlaybookPreview id={openId} {...dialog} />}
    </>
  )
}

type PlaybookCardProps = {
  id: PlaybookId
  onPreview: () => void
}

/** A playbook: its name, facts and buttons. */
function PlaybookCard({ id, onPreview }: PlaybookCardProps) {
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

type PreviewProps = {
  id: PlaybookId
  onClose: () => void
  /** The element that gets the focus when it closes. */
  returnTo: () => HTMLElement | null
}

/** A playbook's steps, and buttons to export it. */
function PlaybookPreview({ id, onClose, returnTo }: PreviewProps) {
  const { name, description } = playbooks[id]
  return (
    <Dialog title={name} subtitle={factsOf(id)} onClose={onClose} returnTo={returnTo}>
      <p>{description}</p>
      <Steps id={id} />
      <p className="playbooks-preview">
        <ButtonLink size="sm" href={clonePath(id)}>
          Clone
        </ButtonLink>
        <Button variant="outline" size="sm" onClick={() => exportPlaybook(id, 'md')}>
          Export as Markdown
        </Button>
        <Button variant="outline" size="sm" onClick={() => exportPlaybook(id, 'json')}>
          Export as JSON
        </Button>
      </p>
    </Dialog>
  )
}

function factsOf(id: PlaybookId): string {
  const { industry, difficulty, setupTime, rating, uses } = playbooks[id]
  const facts = [
    industries[industry].name,
    difficulty,
    `${setupTime} min setup`,
    `rated ${rating} of 5`,
    `used ${uses} times`,
  ]
  // A line breaks between facts only.
  return facts.map(nonBreaking).join(', ')
}

/** What a playbook does, in order, and who does it. */
function Steps({ id }: { id: PlaybookId }) {
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

/** The URL of Clone: the request form, prefilled with the playbook. */
export function clonePath(id: PlaybookId): string {
  return `/custom-template?playbook=${id}`
}
