import { desks, floorNames } from '../../../data/office.ts'

/** The floors that are not built yet, for visitors without script: their agents, and links onward. */
export function UpperFloors() {
  return (
    <section className="without-script office-upper-floors">
      <h2>More floors</h2>
      <p>Each floor adds four desks, up to {desks.length} in total.</p>
      <ul>
        {floorNames.slice(1).map((name, index) => (
          <li key={name}>
            <b>{name}:</b>{' '}
            {desks
              .filter(({ floor }) => floor === index + 2)
              .map((desk) => desk.name)
              .join(', ')}
          </li>
        ))}
      </ul>
      <p>
        <a href="/pricing">See what each size of office costs</a>, or{' '}
        <a href="/hire-receptionist">tell us which agents you want to hire</a>.
      </p>
    </section>
  )
}
