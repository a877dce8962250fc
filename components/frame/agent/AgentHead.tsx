import { agents, hiredCount, type AgentId } from '../../../data/agents.ts'
import { gdprStrip } from '../../../data/compliance.ts'
import { departments } from '../../../data/departments.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { liveClaim } from '../../../data/hire.ts'
import { agentPrice, hirePromises, pounds } from '../../../data/pricing.ts'
import { site } from '../../../data/site.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import { FloorPlanDrawing } from '../../drawings/plan/FloorPlanDrawing.tsx'
import { agentRoom } from '../../drawings/rooms/agent-room.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Chip, LiveDot } from '../../ui/marks.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { trails } from '../trails.ts'

/** Who the agent is, what it costs and how to hire it, beside the plan of its room. */
export function AgentHead({ id }: { id: AgentId }) {
  const { title, job, department } = agents[id]
  return (
    <section className="wrap">
      <div className="way-back">
        <ButtonLink variant="ghost" size="sm" href="/our-digital-office">
          <Icon name="arrow-left" width="18" height="18" />
          Back to all agents
        </ButtonLink>
        <Breadcrumbs trail={trails.agent} current={title} />
      </div>
      <div className="landing-head">
        <div>
          <a className="chip-link" href={`/our-digital-office?card=${id}`}>
            <Chip tone={departmentClass(department)}>{departments[department].name} department</Chip>
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
