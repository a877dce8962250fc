import { agents } from '../../../data/agents.ts'
import { agentPrice, pounds } from '../../../data/pricing.ts'
import { ChoiceSummary } from '../../forms/ChoiceSummary.tsx'
import { declareWidget } from '../declare.ts'

/** What the hire page offers to visitors who have chosen nothing yet: the receptionist. */
export function HireSummary() {
  return (
    <>
      <ChoiceSummary
        names={agents.receptionist.name}
        price={`${pounds(agentPrice)} a month`}
        chosen={['receptionist']}
      />
      <p className="without-script">To hire other agents or a bundle, name them under Requirements.</p>
    </>
  )
}

export default declareWidget({
  name: 'HireSummary',
  description: 'What a visitor is about to hire, the receptionist at first, with a list to choose other agents from.',
  example: '<HireSummary />',
  component: HireSummary,
})
