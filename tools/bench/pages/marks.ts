/**
 * Lighthouse's four scores of a page, 0 to 100 or undefined if not measured, and the audits that lost points or failed.
 */
export type Marks = { marks: (number | undefined)[]; remarks: string[] }

/** The parts of Lighthouse's report that are used. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; displayValue?: string; errorMessage?: string }>
  runtimeError?: { message: string }
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export function marksOf({ categories, audits, runtimeError }: Report): Marks {
  const marks = CATEGORIES.map((name) => outOf100(categories[name]?.score))
  if (runtimeError) return { marks, remarks: [runtimeError.message] }
  const counting = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  const remarks = counting.flatMap((id) => {
    const { score = null, displayValue = '', errorMessage } = audits[id] ?? {}
    return errorMessage || (score ?? 1) < 1 ? [`${id} ${errorMessage ?? displayValue}`.trim()] : []
  })
  return { marks, remarks }
}

/** A page's row in the table. */
export function rowOf(path: string, { marks, remarks }: Marks): string {
  const measured = marks.every((mark) => mark === undefined)
    ? 'not measured'.padStart(16)
    : marks.map((mark) => (mark === undefined ? ' not measured' : String(mark).padStart(4))).join('')
  return `${measured}  ${path}${remarks.length ? `  (${remarks.join(', ')})` : ''}`
}

/** The figures behind the performance score, in words: LCP, TBT, CLS, bytes. */
export function figuresOf({ audits }: Report): string {
  const ids = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'total-byte-weight']
  return ids.map((id) => `${id.replaceAll('-', ' ')} ${audits[id]?.displayValue ?? 'not measured'}`).join(', ')
}

function outOf100(score: number | null | undefined): number | undefined {
  return score === null || score === undefined ? undefined : Math.round(score * 100)
}
