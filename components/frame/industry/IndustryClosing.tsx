import { industries, startLabel, type IndustryId } from '../../../data/industries.ts'
import { playbookFor, playbooks } from '../../../data/playbooks.ts'
import { hirePromises, pounds } from '../../../data/pricing.ts'
import { transcriptFrom, transcripts } from '../../../data/transcripts.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { nonBreaking } from '../../ui/non-breaking.ts'
import { ActionBar, Closing } from '../Closing.tsx'

/** The call to action at the end of an industry's page. */
export function IndustryClosing({ id }: { id: IndustryId }) {
  const { name, bundlePrice } = industries[id]
  const href = hirePath({ industry: id })
  const transcript = transcriptFrom(id)
  const playbook = playbookFor(id)
  return (
    <>
      <Closing
        title={`${name} bundle: ${pounds(bundlePrice)} a month`}
        terms={`Four agents. ${nonBreaking(hirePromises.noSetupFees)}. ${nonBreaking(hirePromises.cancelAnytime)}.`}
        action={{ label: startLabel(id), href }}
        demo="Book Demo Call"
        related={[
          { label: 'All prices', href: '/pricing' },
          transcript
            ? { label: `Sample call: ${transcripts[transcript].title}`, href: `/transcripts#${transcript}` }
            : { label: 'Read sample calls', href: '/transcripts' },
          { label: 'What do missed calls cost you?', href: '/calculator' },
          playbook
            ? { label: `Playbook: ${playbooks[playbook].name}`, href: `/playbooks?preview=${playbook}` }
            : { label: 'Ready-made playbooks', href: '/playbooks' },
        ]}
      />
      <ActionBar label={`Hire ${pounds(bundlePrice)}`} href={href} />
    </>
  )
}
