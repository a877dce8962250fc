import { industries, startLabel, type IndustryId } from '../../../data/industries.ts'
import { hirePromises, pounds } from '../../../data/pricing.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { nonBreaking } from '../../ui/non-breaking.ts'
import { ActionBar, Closing } from '../Closing.tsx'

/** The call to action at the end of an industry's page. */
export function IndustryClosing({ id }: { id: IndustryId }) {
  const { name, bundlePrice } = industries[id]
  const href = hirePath({ industry: id })
  return (
    <>
      <Closing
        title={`${name} bundle: ${pounds(bundlePrice)} a month`}
        terms={`Four agents. ${nonBreaking(hirePromises.noSetupFees)}. ${nonBreaking(hirePromises.cancelAnytime)}.`}
        action={{ label: startLabel(id), href }}
        demo="Book Demo Call"
        related={[
          { label: 'All prices', href: '/pricing' },
          { label: 'Sample calls, word for word', href: '/transcripts' },
          { label: 'What do missed calls cost you?', href: '/calculator' },
          { label: 'Playbooks to copy', href: '/playbooks' },
        ]}
      />
      <ActionBar label={`Hire ${pounds(bundlePrice)}`} href={href} />
    </>
  )
}
