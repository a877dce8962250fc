import { desks, floorNames } from '../../../data/office.ts'

/** The floors that are not built yet, for visitors without script: who would sit there, and how to go on. */
export function UpperFloors() {
  return (
    <section className="without-script upper-floors">
      <h2>The floors above</h2>
      <p>Four more desks to a floor, up to {desks.length} in all.</p>
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
        <a href="/pricing">See what an office of each size costs</a>, or{' '}
        <a href="/hire-receptionist">tell us which desks you want to fill</a>.
      </p>
    </section>
  )
}
