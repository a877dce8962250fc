import { agentPath, agents } from '../../../data/agents.ts'
import type { TeamCard } from '../../../data/team.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CardMark } from './CardMark.tsx'

type CardDialogProps = {
  card: TeamCard
  onClose: () => void
  /** The element that gets the focus when it closes. */
  returnTo: () => HTMLElement | null
}

/** The details of a card. An agent's card links to its page. */
export function CardDialog({ card, onClose, returnTo }: CardDialogProps) {
  const { agent, detail } = card
  return (
    <Dialog
      title={detail.heading}
      subtitle={detail.subheading}
      mark={<CardMark card={card} />}
      className={agent ? departmentClass(agents[agent].department) : 'team-dialog'}
      onClose={onClose}
      returnTo={returnTo}
    >
      <p>{detail.body}</p>
      {agent && (
        <p>
          <ButtonLink href={agentPath(agent)} variant="agent">
            See what the {agents[agent].title} does
          </ButtonLink>
        </p>
      )}
    </Dialog>
  )
}
