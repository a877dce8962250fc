import { agents } from '../../../data/agents.ts'
import { desksOf, PHASE_NOTE, phaseBars } from '../../../data/transformation.ts'
import { declareWidget } from '../declare.ts'
import type { PrintBlock } from '../print-block.ts'
import { PhasedDesks } from './PhasedDesks.tsx'

export default declareWidget({
  name: 'PhasedDesks',
  description: 'The agents of a larger firm in three phases, with a progress bar for each phase.',
  example: '<PhasedDesks />',
  print: () => [
    ...phaseBars.flatMap(({ phase, title, percent }): PrintBlock[] => [
      { kind: 'heading', text: `Phase ${phase}: ${title}` },
      { kind: 'bar', name: `Phase ${phase}`, percent },
      {
        kind: 'desks',
        desks: desksOf(phase).map(({ agent, description }) => ({
          name: agents[agent].name,
          department: agents[agent].department,
          text: description,
          proposed: percent < 50,
        })),
      },
    ]),
    { kind: 'note', text: PHASE_NOTE },
  ],
  component: PhasedDesks,
})
