import { z } from 'zod'
import { defaultRates, sliderIds } from '../../../data/roi.ts'
import { declareWidget } from '../declare.ts'
import { RoiSlider } from './RoiSlider.tsx'

const percent = z.number('must be a number, without a percent sign').min(0).max(100)

export default declareWidget({
  name: 'RoiSlider',
  description: 'What a year of automation could be worth: three sliders, and the total in pounds with its three parts.',
  props: z.strictObject({
    errorReduction: percent.default(defaultRates.errorReduction).describe('Errors that no longer happen, in percent.'),
    revenueUplift: percent.default(defaultRates.revenueUplift).describe('Revenue that comes on top, in percent.'),
  }),
  example: '<RoiSlider errorReduction={20} revenueUplift={15} />',
  hydrate: 'intent',
  queryParameters: sliderIds,
  component: RoiSlider,
})
