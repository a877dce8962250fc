import { isDay } from '../../../content/day.ts'
import type { Rule } from '../rule.ts'

/** Certificates and other dates in records that have passed. */
export const expiredDates: Rule = {
  name: 'expired-dates',
  severity: 'warning',
  check({ data, publication: { buildDate } }, add) {
    for (const file of data) {
      for (const { key, value, place } of file.texts) {
        if (key === 'validUntil' && isDay(value) && value < buildDate)
          add(file, {
            place,
            reason: `The certificate's last day, ${value}, is over, so pages add "renewal to be confirmed".`,
            fix: 'Write the new day, or another status.',
          })
        const quarter = key === 'expected' ? /^Q([1-4]) (\d{4})$/.exec(value) : null
        if (quarter && `${quarter[2]}-${String(Number(quarter[1]) * 3).padStart(2, '0')}-31` < buildDate)
          add(file, {
            place,
            reason: `This was expected in ${value}, which is over.`,
            fix: 'Write when it is expected, or its new status.',
          })
        const year = key === 'copyright' ? /\b(20\d\d)\b/.exec(value)?.[1] : undefined
        if (year && year < buildDate.slice(0, 4))
          add(file, {
            place,
            reason: `The copyright line names the year ${year}.`,
            fix: `Write ${buildDate.slice(0, 4)}.`,
          })
      }
    }
  },
}
