import { z } from 'zod'
import { StampMark } from '../../ui/marks.tsx'
import { declareWidget, type WidgetContext } from '../declare.ts'

type StampProps = WidgetContext & {
  /** stamp: granted by us. success: unlocked or active. warning: pending. */
  kind: 'stamp' | 'success' | 'warning'
}

/** A stamp: for what is verified or granted, never for decoration. */
export function Stamp({ kind, children }: StampProps) {
  return <StampMark kind={kind}>{children}</StampMark>
}

export default declareWidget({
  name: 'Stamp',
  description: 'A rubber stamp, for something verified or granted; at most two or three in view.',
  props: z.strictObject({
    kind: z
      .enum(['stamp', 'success', 'warning'])
      .default('stamp')
      .describe('`stamp` is granted by us, `success` is active, `warning` is pending.'),
  }),
  example: '<Stamp>GDPR-ready</Stamp>',
  takesChildren: true,
  component: Stamp,
})
