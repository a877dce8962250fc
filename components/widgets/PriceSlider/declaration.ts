import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PriceSlider } from './PriceSlider.tsx'

export const priceSlider = declareWidget({
  name: 'PriceSlider',
  sentence: 'A slider from 1 to 16 agents: the price of each, the total, what one more changes, and the terms.',
  props: z.strictObject({}),
  example: '<PriceSlider />',
  wakes: 'intent',
  takesChildren: false,
  component: PriceSlider,
})
