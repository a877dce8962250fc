/** One step of the volume price table: how many agents are hired, what each then costs, and what such an office is called. */
export type PriceBand = {
  /** The office level's name. */
  level: string
  /** The fewest agents of this band. */
  from: number
  /** The most agents of this band; Infinity for the last. */
  to: number
  /** Pounds a month for each agent. */
  price: number
}

/** The volume price per agent and the office levels (specification, section 9). */
export const bands: readonly PriceBand[] = [
  { level: 'Startup Office', from: 1, to: 1, price: 99 },
  { level: 'Small Office', from: 2, to: 3, price: 89 },
  { level: 'Medium Office', from: 4, to: 5, price: 79 },
  { level: 'Large Office', from: 6, to: 7, price: 75 },
  { level: 'Small Enterprise', from: 8, to: 10, price: 69 },
  { level: 'Medium Enterprise', from: 11, to: 15, price: 65 },
  { level: 'Enterprise HQ', from: 16, to: Infinity, price: 59 },
]

/** Pounds a month for a single agent. */
export const agentPrice = bands[0]!.price

/** A band's range as it is printed: '1', '2–3', '16+'. */
export function bandRange({ from, to }: PriceBand): string {
  if (to === Infinity) return `${from}+`
  return from === to ? String(from) : `${from}–${to}`
}

/** Pounds as they are printed, with thousands separators and no pence: £16,950. */
export function pounds(amount: number): string {
  return `£${amount.toLocaleString('en-GB', { maximumFractionDigits: 0 })}`
}
