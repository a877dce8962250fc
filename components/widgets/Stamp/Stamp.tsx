import { StampMark as StampMark } from '../../ui/marks.tsx'
import type { WidgetContext } from '../declare.ts'

type StampProps = WidgetContext & {
  /** stamp: granted by us. success: unlocked or active. warning: pending. */
  kind: 'stamp' | 'success' | 'warning'
}

/** A stamp: for what is verified or granted, never for decoration. */
export function Stamp({ kind, children }: StampProps) {
  return <StampMark kind={kind}>{children}</StampMark>
}
