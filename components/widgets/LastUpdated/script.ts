import { longDay } from './long-day.ts'

/** Sets the day to the visitor's own. */
export default function showToday(element: HTMLElement): void {
  const time = element.querySelector('time')!
  const now = new Date()
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  time.dateTime = day
  time.textContent = longDay(day)
}
