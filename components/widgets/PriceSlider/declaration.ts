import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PriceSlider } from './PriceSlider.tsx'

export default declareWidget({
  name: 'PriceSlider',
  description:
    'A slider from 1 to 16 agents: the price of each, the total, what one more adds, and the terms or the building.',
  props: z.strictObject({
    show: z
      .enum(['terms', 'building'])
      .default('terms')
      .describe(
        '`terms`: VAT, contract and calls. `building`: the office of that size, and agents that could work there.',
      ),
  }),
  example: '<PriceSlider show="building" />',
  hydrate: 'intent',
  component: PriceSlider,
})
