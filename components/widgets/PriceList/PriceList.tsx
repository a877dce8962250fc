import { z } from 'zod'
import { agents } from '../../../data/agents.ts'
import { compliancePackIds, compliancePacks, PACK_BUTTON } from '../../../data/compliance.ts'
import { industries, industryIds, industryPath } from '../../../data/industries.ts'
import { monthlyTotal, pounds, powerUpIds, powerUps } from '../../../data/pricing.ts'
import { declareWidget } from '../declare.ts'

/** Ruled rows of what is sold by the month: name, what it is, price. */
export function PriceList({ of }: { of: PriceListName }) {
  return (
    <ul className="price-list">
      {priceLists[of].map(({ name, text, price, href, note }) => (
        <li key={name}>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <p className="amount">
            <b>{pounds(price)}</b>
            <small>/mo</small>
          </p>
          <p>{text}</p>
          {note && <p className="mono">{note}</p>}
        </li>
      ))}
    </ul>
  )
}

type PriceRow = {
  name: string
  /** What it is, in a line. */
  text: string
  /** Pounds a month. */
  price: number
  /** The URL of its page, if it has one. */
  href?: string
  /** A word under the price, such as that it cannot be ordered yet. */
  note?: string
}

/** What is sold by the month beside single agents. */
const priceLists = {
  'power-ups': powerUpIds.map((id): PriceRow => ({
    name: powerUps[id].name,
    text: `${powerUps[id].description}.`,
    price: powerUps[id].price,
  })),
  bundles: industryIds.map((id): PriceRow => {
    const { name, bundle, bundlePrice } = industries[id]
    const single = monthlyTotal(bundle.length)
    return {
      name,
      text: bundle.map(({ agent }) => agents[agent].name).join(', '),
      price: bundlePrice,
      href: industryPath(id),
      note: `${pounds(Math.abs(single - bundlePrice))} ${bundlePrice < single ? 'less' : 'more'} than four single agents`,
    }
  }),
  'compliance-packs': compliancePackIds.map((id): PriceRow => {
    const { name, features, price } = compliancePacks[id]
    return { name, text: `${features.join('. ')}.`, price, note: PACK_BUTTON }
  }),
} as const

type PriceListName = keyof typeof priceLists

export default declareWidget({
  name: 'PriceList',
  description: 'What we sell besides single agents, row by row: name, contents, price per month.',
  props: z.strictObject({
    of: z
      .enum(Object.keys(priceLists) as PriceListName[])
      .describe('`power-ups`, `bundles` (one for each industry) or `compliance-packs`.'),
  }),
  example: '<PriceList of="power-ups" />',
  component: PriceList,
})
