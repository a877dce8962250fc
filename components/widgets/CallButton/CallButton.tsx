import { z } from 'zod'
import { site } from '../../../data/site.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LiveDot } from '../../ui/marks.tsx'
import { declareWidget } from '../declare.ts'

const callVariants = ['outline', 'default', 'hero'] as const

type CallButtonProps = {
  /** hotline: the demo AI receptionist, marked LIVE. main: people, in office hours. */
  line: 'hotline' | 'main'
  /** The words on the button. */
  label: string
  /** How it looks. */
  variant: (typeof callVariants)[number]
}

/** A button that starts a phone call. */
export function CallButton({ line, label, variant }: CallButtonProps) {
  const number = line === 'hotline' ? site.hotline : site.phone
  return (
    <ButtonLink variant={variant} size="lg" href={number.href}>
      <Icon name="phone" />
      {label} {line === 'hotline' && <LiveDot filled={variant !== 'outline'} />}
    </ButtonLink>
  )
}

export default declareWidget({
  name: 'CallButton',
  description: 'A button that calls the demo AI receptionist, marked LIVE, or the main line.',
  props: z.strictObject({
    line: z
      .enum(['hotline', 'main'])
      .default('hotline')
      .describe(
        '`hotline` is the demo AI receptionist, `main` is answered by people. The numbers are in `data/site.ts`.',
      ),
    label: z.string().min(1).default('Call the AI receptionist').describe('The words on the button.'),
    variant: z
      .enum(callVariants)
      .default('outline')
      .describe('How it looks. `outline` beside another button, `hero` where to phone is what the page is for.'),
  }),
  example: '<CallButton />',
  madeFrom: 'call',
  isButton: true,
  component: CallButton,
})
