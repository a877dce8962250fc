import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { NotificationSamples } from './NotificationSamples.tsx'

export const notificationSamples = declareWidget({
  name: 'NotificationSamples',
  sentence: 'Buttons that show a form\'s result and a confirmation, for the kit on /widgets.',
  props: z.strictObject({}),
  example: '<NotificationSamples />',
  wakes: 'intent',
  takesChildren: false,
  component: NotificationSamples,
})
