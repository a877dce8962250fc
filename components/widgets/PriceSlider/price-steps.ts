import { agentPrice, monthlyTotal, pounds, priceFor, volumeSaving } from '../../../data/pricing.ts'

/** The price of an office of `count` agents, as the widget prints it. */
export type OfficePrice = {
  /** '£79' */
  each: string
  /** '£316' */
  total: string
  /** What the volume price saves, in one sentence; undefined for one agent. */
  saving: string | undefined
  /** What one more agent changes, in one or two sentences. */
  next: string
}

/** The price of an office of `count` agents, from 1 on. */
export function officePrice(count: number): OfficePrice {
  const saving = volumeSaving(count)
  return {
    each: pounds(priceFor(count)),
    total: pounds(monthlyTotal(count)),
    saving: saving > 0 ? `${pounds(saving)} less than at ${pounds(agentPrice)} each.` : undefined,
    next: nextAgent(count),
  }
}

function nextAgent(count: number): string {
  const [each, nextEach] = [priceFor(count), priceFor(count + 1)]
  const change = monthlyTotal(count + 1) - monthlyTotal(count)
  if (each === nextEach) return `One more agent adds ${pounds(change)} a month.`
  const total = change < 0 ? `${pounds(-change)} less in all` : `${pounds(change)} more in all`
  return `One more agent brings all of them down to ${pounds(nextEach)} each: ${total}.`
}
