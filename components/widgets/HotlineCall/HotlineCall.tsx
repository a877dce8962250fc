import { z } from 'zod'
import { site } from '../../../data/site.ts'
import { LiveDot } from '../../ui/marks.tsx'
import { declareWidget, type WidgetContext } from '../declare.ts'

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

export default declareWidget({
  name: 'HotlineCall',
  description: "The demo AI receptionist's phone number, marked LIVE, under a sentence of yours.",
  props: z.strictObject({
    large: z.boolean().default(false).describe('Whether the number is the largest thing on the page.'),
  }),
  example: '<HotlineCall>Or call our demo receptionist now.</HotlineCall>',
  takesChildren: true,
  component: HotlineCall,
})
