import { industries, type IndustryId } from '../../../data/industries.ts'
import { pounds, priceFor } from '../../../data/pricing.ts'

/** What a bundle costs against four single agents at the volume price, and what it has beyond them, in one line. */
export function bundleComparison(id: IndustryId): string {
  const { bundle, bundlePrice, training } = industries[id]
  const single = bundle.length * priceFor(bundle.length)
  const difference = bundlePrice - single
  const setUp = `you get them set up with ${training}`
  return difference > 0
    ? `Four single agents cost ${pounds(single)}. For ${pounds(difference)} more, ${setUp}.`
    : `That’s ${pounds(-difference)} less than four single agents, and ${setUp}.`
}
