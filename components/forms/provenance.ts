/** Where a request comes from: it travels with the request and is kept nowhere in the browser. */
export type Provenance = {
  /** The page's path and the `utm_*` values of its address: `/demo?utm_source=post`. */
  page: string
  /** The host of the page that led here, where it is another site's. */
  referrer?: string
}

/** Longer than any campaign's address; a header without bound could have the whole request refused. */
const LONGEST_PAGE = 1000

/** Reads where a request comes from, off the address and the referrer of this moment. */
export function readProvenance(
  route: string,
  { search, host }: Pick<Location, 'search' | 'host'>,
  referrer: string,
): Provenance {
  const campaign = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_')),
  ).toString()
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  return {
    page: (campaign ? `${route}?${campaign}` : route).slice(0, LONGEST_PAGE),
    ...(from && from !== host && { referrer: from }),
  }
}
