import { agents } from '../../../data/agents.ts'
import { departmentClass } from '../../drawings/department-class.ts'
import type { TemplateProps } from '../template-props.ts'
import { AgentClosing } from './AgentClosing.tsx'
import { AgentHead } from './AgentHead.tsx'
import { Neighbours } from './Neighbours.tsx'
import { Roles } from './Roles.tsx'
import { TenMinutes } from './TenMinutes.tsx'

/** An agent's page: all facts from its record, and the page's own text in the middle. */
export function AgentTemplate({ agent: id, children }: TemplateProps) {
  if (!id) throw new Error('A page with "template: agent" must say which agent it is about.')
  const { department, features } = agents[id]
  return (
    <div className={`landing ${departmentClass(department)}`}>
      <AgentHead id={id} />
      <section className="sec band">
        <div className="wrap">
          <h2>Key features</h2>
          <ol className="feats">
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
      <TenMinutes id={id} />
      <Roles department={department} />
      <Neighbours id={id} />
      <AgentClosing id={id} />
    </div>
  )
}
