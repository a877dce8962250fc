import { departmentIds, departments } from '../../../data/departments.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { iconNames } from '../../ui/icons.ts'
import { UnavailableLabel, Chip, LiveDot, StampMark, type Tone } from '../../ui/marks.tsx'
import { Progress, Ruler } from '../../ui/Progress.tsx'

const samples = {
  chips: () => (
    <div className="flex flex-wrap gap-3">
      {departmentIds.map((id) => (
        <Chip key={id} tone={departments[id].code.toLowerCase() as Tone}>
          {departments[id].code}, {departments[id].name}
        </Chip>
      ))}
    </div>
  ),
  stamps: () => (
    <div className="flex flex-wrap items-center gap-6">
      <StampMark kind="success">Active</StampMark>
      <StampMark kind="warning" tilt="right">
        Pending
      </StampMark>
      <StampMark>GDPR-ready</StampMark>
      <UnavailableLabel>Locked, Q2 2025</UnavailableLabel>
      <LiveDot />
    </div>
  ),
  progress: () => (
    <div className="grid max-w-[44rem] gap-6">
      <Ruler value={6} max={15} label="Question 6 of 15" />
      <Progress value={60} max={100} label="Phase 2" />
    </div>
  ),
  icons: () => (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {iconNames.map((name) => (
        <li key={name} className="mono flex items-center gap-2">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  accordion: () => (
    <Accordion
      items={[
        {
          summary: 'Which tasks cost you the most time?',
          content: <p>We time ten real tasks with your team and rank them by what they cost each month.</p>,
          open: true,
        },
        { summary: 'What stays with people?', content: <p>Anything clinical, legal or upset.</p> },
      ]}
    />
  ),
}

/** The kinds of small marks that can be shown. */
export const markKinds = Object.keys(samples) as (keyof typeof samples)[]

/** One kind of small mark, in all its forms. */
export function MarkSamples({ kind }: { kind: keyof typeof samples }) {
  return samples[kind]()
}
