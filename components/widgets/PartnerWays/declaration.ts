import { declareWidget } from '../declare.ts'
import { PartnerWays } from './PartnerWays.tsx'

export default declareWidget({
  name: 'PartnerWays',
  description: 'Ways to work with us, up to three: each `###` begins one, beside a plan of the partner and the client.',
  example:
    '<PartnerWays>\n\n### Introduce\n\nYou introduce us to a client.\n\n### Set up together\n\nYou write the rules with them.\n\n</PartnerWays>',
  takesChildren: true,
  shows: 'what follows its first ###',
  component: PartnerWays,
})
