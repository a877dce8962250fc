import { components } from '../../../data/transformation.ts'
import { RoomDoor } from '../../drawings/plan/RoomDoor.tsx'

/** The three components as rooms with a door from each to the next. */
export function ComponentRooms() {
  return (
    <ul className="cells thirds">
      {components.map(({ title, text, link }, index) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p className="end">
            <a href={link.href}>{link.label}</a>
          </p>
          {index < components.length - 1 && <RoomDoor to="right" />}
        </li>
      ))}
    </ul>
  )
}
