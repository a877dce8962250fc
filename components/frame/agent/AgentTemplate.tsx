import type { ReactNode } from 'react'
import { afterSetup, setupStepsOf } from '../../../data/agent-setup.ts'
import { agentPath, agents, hiredCount, relatedAgents, type AgentId } from '../../../data/agents.ts'
import { gdprStrip } from '../../../data/compliance.ts'
import { departments, departmentClass, type DepartmentId } from '../../../data/departments.ts'
import { liveClaim, MINUTES_TO_LIVE } from '../../../data/hire.ts'
import { industries, industryIds, industryPath, industryTitle } from '../../../data/industries.ts'
import { agentPrice, hirePromises, pounds } from '../../../data/pricing.ts'
import { site } from '../../../data/site.ts'
import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { agentRoom } from '../../drawings/rooms/agent-room.ts'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { hirePath } from '../../forms/hire-path.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { nonBreaking, NonBreakingCompounds } from '../../ui/text-format.tsx'
import { SetupRuler } from '../../ui/Steps.tsx'
import { Chip, LiveDot, StampMark } from '../../ui/marks.tsx'
import { Breadcrumbs, breadcrumbs } from '../Breadcrumbs.tsx'
import { ActionBar, Closing } from '../Closing.tsx'

/** An agent's page: all facts from its record, and the page's own text in the middle. */
export function AgentTemplate({ agent: id, children }: { agent?: AgentId; children: ReactNode }) {
  if (!id) throw new Error('A page with "template: agent" must say which agent it is about.')
  const { department, features } = agents[id]
  return (
    <div className={`landing ${departmentClass(department)}`}>
      <AgentHead id={id} />
      <section className="sec band">
        <div className="wrap">
          <h2>Key features</h2>
          <ol className="agent-features">
            {features.map(({ title, line }, index) => (
              <li key={title}>
                <span className="num" aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{line}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <div className="prose sided">{children}</div>
        </div>
      </section>
      <AgentSetup id={id} />
      <Roles department={department} />
      <RelatedAgents id={id} />
      <AgentClosing id={id} />
    </div>
  )
}

/** Who the agent is, what it costs and how to hire it, beside the plan of its room. */
function AgentHead({ id }: { id: AgentId }) {
  const { title, job, department } = agents[id]
  return (
    <section className="wrap">
      <div className="landing-nav">
        <ButtonLink variant="ghost" size="sm" href="/our-digital-office">
          <Icon name="arrow-left" width="18" height="18" />
          Back to all agents
        </ButtonLink>
        <Breadcrumbs trail={breadcrumbs.agent} current={title} />
      </div>
      <div className="landing-head">
        <div>
          <a className="chip-link" href={`/our-digital-office?card=${id}`}>
            <Chip className={departmentClass(department)}>{departments[department].name} department</Chip>
          </a>
          <h1>{title}</h1>
          <p className="lead">{job}</p>
          <p className="price">
            <b>{pounds(agentPrice)}</b> a month. {hirePromises.noSetupFees}. {hirePromises.cancelAnytime}.
          </p>
          <div className="cta">
            <ButtonLink variant="hero" href={hirePath({ desks: [id] })}>
              Hire this agent
            </ButtonLink>
            <ButtonLink variant="outline" size="lg" href="/demo">
              Book a demo
            </ButtonLink>
          </div>
          {id === 'receptionist' && (
            <p className="agent-call">
              <Icon name="phone" />
              <a href={site.hotline.href}>Demo line: {site.hotline.label}</a>
              <LiveDot />
            </p>
          )}
          <ul className="agent-facts">
            <li>
              <Icon name="clock" />
              {liveClaim}
            </li>
            <li>
              <Icon name="lock" />
              {gdprStrip.stamp}
            </li>
            <li>
              <Icon name="check" />
              {hiredCount(id)} hired in this demonstration
            </li>
          </ul>
        </div>
        <figure>
          <FloorPlanDrawing plan={agentRoom(id)} />
        </figure>
      </div>
    </section>
  )
}

/** The department's three other roles, each with what it adds to the lead agent or when to choose it instead. */
function Roles({ department }: { department: DepartmentId }) {
  const { name, roles } = departments[department]
  return (
    <section className="sec">
      <div className="wrap">
        <h2>Other {name} agents</h2>
        <ul className="roles">
          {roles.map((role) => (
            <li key={role.id}>
              <PlanSymbol department={department} size={72} proposed />
              <h3>{role.name}</h3>
              <p>
                <NonBreakingCompounds>{`${role.line} ${role.choice}`}</NonBreakingCompounds>
              </p>
              <p className="hire">
                <span className="mono">{pounds(agentPrice)} a month</span>
                <ButtonLink variant="agent" size="sm" href={hirePath({ desks: [role.id] })}>
                  Hire<span className="sr-only"> the {role.name}</span>
                </ButtonLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The setup of an agent on a ruler of minutes, and what happens to the data. */
function AgentSetup({ id }: { id: AgentId }) {
  return (
    <section className="sec band">
      <div className="wrap flow">
        <h2>{liveClaim}</h2>
        <p>{`We set it up with you on a call. It takes ${MINUTES_TO_LIVE} minutes of your time. ${afterSetup(id) ?? ''}`}</p>
        <SetupRuler steps={setupStepsOf(id)} />
        <div className="gdpr">
          <StampMark>{gdprStrip.stamp}</StampMark>
          <p>{gdprStrip.text}</p>
          <p>
            {gdprStrip.links.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}

function RelatedAgents({ id }: { id: AgentId }) {
  return (
    <section className="sec band">
      <div className="wrap">
        <h2>Works well with</h2>
        <ul className="related">
          {relatedAgents(id).map(({ agent, line }) => {
            const { title, department } = agents[agent]
            return (
              <li key={agent} className={departmentClass(department)}>
                <PlanSymbol department={department} size={64} />
                <h3>
                  <a href={agentPath(agent)}>{title}</a>
                </h3>
                <p>{line}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** The call to action at the end of an agent's page, with the first industries that have the agent in their bundle. */
function AgentClosing({ id }: { id: AgentId }) {
  const { title } = agents[id]
  const href = hirePath({ desks: [id] })
  const offices = industryIds.filter((industry) => industries[industry].bundle.some(({ agent }) => agent === id))
  return (
    <>
      <Closing
        title={`${title}: ${pounds(agentPrice)} a month`}
        terms={`${liveClaim}. ${nonBreaking(hirePromises.noSetupFees)}. ${nonBreaking(hirePromises.cancelAnytime)}.`}
        action={{ label: 'Hire this agent', href }}
        demo="Book a demo"
        related={[
          { label: 'All prices', href: '/pricing' },
          { label: 'Read sample calls', href: '/transcripts' },
          ...offices.slice(0, 2).map((office) => ({ label: industryTitle(office), href: industryPath(office) })),
        ]}
      />
      <ActionBar label={`Hire ${pounds(agentPrice)}`} href={href} />
    </>
  )
}
