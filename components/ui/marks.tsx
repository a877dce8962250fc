import type { ReactNode } from 'react'

type ChipProps = {
  /** The class with a department's colours: `departmentClass` of `data/departments.ts`. */
  className: string
  children: ReactNode
}

/** A department's chip: its colour beside its code or name, never the colour alone. */
export function Chip({ className, children }: ChipProps) {
  return <span className={`chip ${className}`}>{children}</span>
}

type StampProps = {
  /** stamp: granted by us. success: unlocked or active. warning: pending. Default: stamp. */
  kind?: 'stamp' | 'success' | 'warning'
  /** The side that it is tilted to. Default: left. */
  tilt?: 'left' | 'right'
  children: ReactNode
}

/** A stamp for something verified or granted. At most three in view. */
export function StampMark({ kind = 'stamp', tilt = 'left', children }: StampProps) {
  return (
    <span
      className={['stamp', kind !== 'stamp' && `stamp-${kind}`, tilt === 'right' && 'stamp-r']
        .filter(Boolean)
        .join(' ')}
    >
      {children}
    </span>
  )
}

/** A dashed label for something not available yet, such as 'Locked, Q2 2025'. */
function UnavailableLabel({ children }: { children: ReactNode }) {
  return <span className="locked">{children}</span>
}

type LiveDotProps = {
  /** Whether it is on a filled button and uses its text colour. */
  filled?: boolean
}

/** The word LIVE with its dot. */
export function LiveDot({ filled }: LiveDotProps) {
  return <span className={filled ? 'live live-filled' : 'live'}>LIVE</span>
}

type StatusProps = {
  kind: 'success' | 'warning' | 'none'
  text: string
  /** What the status still lacks, in plain words below it. */
  remark?: string | undefined
}

/** A certificate's status: a stamp if it is granted or in progress, a dashed label if it is not held. */
export function Status({ kind, text, remark }: StatusProps) {
  if (kind === 'none') return <UnavailableLabel>{text}</UnavailableLabel>
  return (
    <>
      <StampMark kind={kind}>{text}</StampMark>
      {remark && <span className="stamp-remark">{remark}</span>}
    </>
  )
}
