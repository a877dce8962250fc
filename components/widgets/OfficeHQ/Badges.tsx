import { badges } from '../../../data/badges.ts'
import { shownBadges } from './office-state.ts'
import { StampMark } from '../../ui/marks.tsx'
import { Progress } from '../../ui/Progress.tsx'

/** The achievement badges: what is unlocked as stamps, and at most three on the way. */
export function Badges({ hired }: { hired: number }) {
  const { unlocked, inProgress } = shownBadges(hired)
  return (
    <section className="office-block office-badges" aria-labelledby="badges">
      <h2 id="badges">Achievement badges</h2>
      <ul className="office-unlocked">
        {unlocked.map(({ id }, index) => (
          <li key={id}>
            <StampMark kind="success" tilt={index % 2 ? 'right' : 'left'}>
              {badges[id].name}
            </StampMark>
            <p>{badges[id].description}</p>
          </li>
        ))}
      </ul>
      <ul className="office-in-progress">
        {inProgress.map(({ id, progress, requirement }) => (
          <li key={id}>
            <b>{badges[id].name}</b> <span className="mono">{requirement}</span>
            <p>{badges[id].description}</p>
            <Progress value={progress} max={100} label={`${badges[id].name}, percent`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
