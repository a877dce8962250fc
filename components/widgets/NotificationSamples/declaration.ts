import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { NotificationSamples } from './NotificationSamples.tsx'

export const notificationSamples = declareWidget({
  name: 'NotificationSamples',
  description: "Buttons that show a form's result and a confirmation, for the kit on /kit.",
  props: z.strictObject({}),
  example: '<NotificationSamples />',
  hydrate: 'intent',
  kit: true,
  takesChildren: false,
  component: NotificationSamples,
})
