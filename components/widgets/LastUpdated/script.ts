import { longDay } from '../../ui/long-day.ts'

/** Sets the day to the visitor's own. */
export default function showToday(element: HTMLElement): void {
  const time = element.querySelector('time')!
  // The Swedish format: 2026-01-31.
  time.dateTime = new Date().toLocaleDateString('sv')
  time.textContent = longDay(time.dateTime)
}
