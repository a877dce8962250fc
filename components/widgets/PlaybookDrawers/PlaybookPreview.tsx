import { industries } from '../../../data/industries.ts'
import { playbooks, type PlaybookId } from '../../../data/playbooks.ts'
import { clonePath } from './playbook-address.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { nonBreaking } from '../../ui/non-breaking.ts'
import { exportPlaybook } from './export-playbook.ts'
import { Steps } from './Steps.tsx'

type PreviewProps = {
  id: PlaybookId
  onClose: () => void
  /** The element that gets the focus when it closes. */
  returnTo: () => HTMLElement | null
}

/** A playbook's steps, and buttons to export it. */
export function PlaybookPreview({ id, onClose, returnTo }: PreviewProps) {
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

/** The line under a playbook's name. */
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
