/** Sets the day to the visitor's own. */
export default function showToday(element: HTMLElement): void {
  const time = element.querySelector('time')!
  // The Swedish format: 2026-01-31.
  time.dateTime = new Date().toLocaleDateString('sv')
  // Without an import: the page's script would list it as one more file to load.
  time.textContent = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })
}
