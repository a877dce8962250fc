import type { ReactNode } from 'react'
import { agentPath, agents, type AgentId } from '../../../data/agents.ts'
import {
  industries,
  industryFacts,
  industryPath,
  industryTitle,
  similarIndustries,
  startLabel,
  type IndustryId,
} from '../../../data/industries.ts'
import { playbookFor, playbooks } from '../../../data/playbooks.ts'
import { hirePromises, pounds, priceFor } from '../../../data/pricing.ts'
import { transcriptFrom, transcripts } from '../../../data/transcripts.ts'
import { departmentClass } from '../../../data/departments.ts'
import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { industryPlan } from '../../drawings/premises/industry-plan.ts'
import { IndustrySymbol } from '../../drawings/symbols/IndustrySymbol.tsx'
import { hirePath } from '../../forms/hire-path.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { nonBreaking, NonBreakingCompounds } from '../../ui/text-format.tsx'
import { Chip } from '../../ui/marks.tsx'
import { Breadcrumbs, breadcrumbs } from '../Breadcrumbs.tsx'
import { ActionBar, Closing } from '../Closing.tsx'

/** An industry's page: all facts from its record, then the page's own text. */
export function IndustryTemplate({ industry: id, children }: { industry?: IndustryId; children: ReactNode }) {
  if (!id) throw new Error('A page with "template: industry" must say which industry it is about.')
  return (
    <div className={`landing ${departmentClass(industries[id].colour)}`}>
      <IndustryHead id={id} />
      <section className="sec band">
        <div className="wrap offer">
          <UseCases id={id} />
          <Bundle id={id} />
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <div className="prose sided">{children}</div>
        </div>
      </section>
      <RelatedIndustries id={id} />
      <IndustryClosing id={id} />
    </div>
  )
}

/** The industry's office and how to start it, beside the plan of its premises. */
function IndustryHead({ id }: { id: IndustryId }) {
  const { businesses, description, colour, bundlePrice } = industries[id]
  return (
    <section className="wrap">
      <div className="landing-nav">
        <ButtonLink variant="ghost" size="sm" href="/">
          <Icon name="arrow-left" width="18" height="18" />
          Back to Home
        </ButtonLink>
        <Breadcrumbs trail={breadcrumbs.industry} current={businesses} />
      </div>
      <div className="landing-head">
        <div>
          <Chip className={departmentClass(colour)}>{businesses}</Chip>
          <h1>{industryTitle(id).replace(' Office', '\u00a0Office')}</h1>
          <p className="lead">{description}</p>
          <p className="price">
            <b>{pounds(bundlePrice)}</b> a month for four agents. {hirePromises.noSetupFees}.
          </p>
          <div className="cta">
            <ButtonLink variant="hero" href={hirePath({ industry: id })}>
              {startLabel(id)}
            </ButtonLink>
            <ButtonLink variant="outline" size="lg" href="/demo">
              Book Demo Call
            </ButtonLink>
          </div>
        </div>
        <figure>
          <FloorPlanDrawing plan={industryPlan(id)} />
        </figure>
      </div>
    </section>
  )
}

function UseCases({ id }: { id: IndustryId }) {
  return (
    <div>
      <h2>Perfect for</h2>
      <ul className="uses">
        {industries[id].useCases.map((useCase) => (
          <li key={useCase}>
            <span>
              <NonBreakingCompounds>{useCase}</NonBreakingCompounds>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The side card: the industry's four agents, numbered as on the plan, with the bundle's price, what it has beyond four
 * single agents, and the facts that are the same for every industry.
 */
function Bundle({ id }: { id: IndustryId }) {
  const { name, bundlePrice, bundle } = industries[id]
  return (
    <section className="bundle" aria-labelledby="bundle">
      <h2 id="bundle">{name} bundle</h2>
      <p className="price">
        <b>{pounds(bundlePrice)}</b> a month for four agents
      </p>
      <p className="mt-2">
        <NonBreakingCompounds>{bundleComparison(id)}</NonBreakingCompounds>
      </p>
      <ol>
        {bundle.map(({ agent, line }, index) => (
          <li key={agent}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <a href={agentPath(agent)}>{agents[agent].name}</a>
            <p>
              <NonBreakingCompounds>{line}</NonBreakingCompounds>
            </p>
          </li>
        ))}
      </ol>
      <ButtonLink size="lg" href={hirePath({ industry: id })}>
        {startLabel(id)}
      </ButtonLink>
      <ButtonLink variant="outline" href="/demo">
        Book Demo Call
      </ButtonLink>
      <dl className="fixed-facts">
        {industryFacts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What a bundle costs against four single agents at the volume price, and what it has beyond them, in one line. */
export function bundleComparison(id: IndustryId): string {
  const { bundle, bundlePrice, training } = industries[id]
  const single = bundle.length * priceFor(bundle.length)
  const difference = bundlePrice - single
  const setUp = `you get them set up with ${training}`
  return difference > 0
    ? `Four single agents cost ${pounds(single)}. For ${pounds(difference)} more, ${setUp}.`
    : `That’s ${pounds(-difference)} less than four single agents, and ${setUp}.`
}

const list = new Intl.ListFormat('en-GB')

/** Three industries with similar work, and the agents that their bundles share with this one's. */
function RelatedIndustries({ id }: { id: IndustryId }) {
  return (
    <section className="sec band">
      <div className="wrap">
        <h2>Similar industries</h2>
        <ul className="related">
          {similarIndustries(id).map((other) => (
            <li key={other} className={departmentClass(industries[other].colour)}>
              <IndustrySymbol industry={other} />
              <h3>
                <a href={industryPath(other)}>{industryTitle(other)}</a>
              </h3>
              <p>Also includes {list.format(sharedAgents(id, other).map((agent) => agents[agent].name))}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The agents that two industries' bundles share, in the order of the first. */
function sharedAgents(a: IndustryId, b: IndustryId): AgentId[] {
  const otherAgents: readonly AgentId[] = industries[b].bundle.map(({ agent }) => agent)
  return industries[a].bundle.map(({ agent }) => agent).filter((agent) => otherAgents.includes(agent))
}

function IndustryClosing({ id }: { id: IndustryId }) {
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
