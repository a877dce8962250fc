import { declareWidget } from '../declare.ts'
import { NotificationSamples } from './NotificationSamples.tsx'

export default declareWidget({
  name: 'NotificationSamples',
  description: "Buttons that show a form's result and a confirmation, for the kit on /kit.",
  example: '<NotificationSamples />',
  hydrate: 'intent',
  kit: true,
  component: NotificationSamples,
})
