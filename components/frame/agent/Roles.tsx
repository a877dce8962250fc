import { departments, type DepartmentId } from '../../../data/departments.ts'
import { hirePath } from '../../forms/hire-path.ts'
import { agentPrice, pounds } from '../../../data/pricing.ts'
import { PlanSymbol } from '../../drawings/symbols/PlanSymbol.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { NonBreakingCompounds } from '../../ui/NonBreakingCompounds.tsx'

/** The department's three other roles, each with what it adds to the lead agent or when to choose it instead. */
export function Roles({ department }: { department: DepartmentId }) {
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
