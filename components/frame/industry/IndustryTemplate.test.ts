import { expect, test } from 'vitest'
import { industries, industryIds } from '../../../data/industries.ts'
import { pounds, priceFor } from '../../../data/pricing.ts'
import { bundleComparison } from './IndustryTemplate.tsx'

test.each(industryIds)(
  'the bundle of %s says what it costs against single agents, and what it has beyond them',
  (id) => {
    const { bundle, bundlePrice, training } = industries[id]
    const difference = bundlePrice - bundle.length * priceFor(bundle.length)
    const words = difference > 0 ? `For ${pounds(difference)} more` : `${pounds(-difference)} less`
    expect(bundleComparison(id)).toContain(words)
    expect(bundleComparison(id)).toContain(training)
  },
)
