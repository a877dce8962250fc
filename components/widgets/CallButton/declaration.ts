import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { CallButton, callVariants } from './CallButton.tsx'

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
