import { site } from '../../../data/site.ts'
import { LiveDot } from '../../ui/marks.tsx'
import type { WidgetContext } from '../declare.ts'

/** The demo AI receptionist's number, large, with an invitation to call it. */
export function HotlineCall({ large, children }: { large: boolean } & WidgetContext) {
  return (
    <div className={large ? 'hotline hotline-large' : 'hotline'}>
      <LiveDot />
      <div>{children}</div>
      <a href={site.hotline.href}>{site.hotline.label}</a>
    </div>
  )
}
