import { z } from 'zod'

const day = z.iso.date()

/** Whether a text is a day that the calendar has, written 2026-01-31. */
export function isDay(text: string): boolean {
  return day.safeParse(text).success
}
