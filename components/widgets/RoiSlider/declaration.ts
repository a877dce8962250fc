import { z } from 'zod'
import { pounds } from '../../../data/pricing.ts'
import { defaultRates, ROI_CAVEAT, sliderIds, sliders, startingRoi } from '../../../data/roi.ts'
import { declareWidget, textBlock } from '../declare.ts'
import { roi, roiMethod } from './roi-state.ts'
import { RoiSlider } from './RoiSlider.tsx'

const percent = z
  .number('must be a number, without a percent sign')
  .min(0, 'must be at least 0')
  .max(100, 'must be at most 100')

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
  print(rates) {
    const { annualSavings, errorSavings, revenueUplift, total } = roi(startingRoi, rates)
    const prefix = (id: (typeof sliderIds)[number]): string => (sliders[id] as { prefix?: string }).prefix ?? ''
    return [
      textBlock(
        'lead',
        'An example with typical figures; hours are per person. On the website, the sliders take your own.',
      ),
      {
        kind: 'table',
        head: ['What you put in', ''],
        rows: sliderIds.map((id) => [sliders[id].label, prefix(id) + String(startingRoi[id])]),
      },
      {
        kind: 'table',
        head: ['What a year is worth', ''],
        sum: true,
        rows: [
          ['Annual savings', pounds(annualSavings)],
          [`Error savings (${rates.errorReduction}%)`, pounds(errorSavings)],
          [`Revenue uplift (${rates.revenueUplift}%)`, pounds(revenueUplift)],
          ['Total impact', pounds(total)],
        ],
      },
      {
        kind: 'note',
        text: `${roiMethod(rates)} ${ROI_CAVEAT}`,
      },
    ]
  },
  component: RoiSlider,
})
