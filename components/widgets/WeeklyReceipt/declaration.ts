import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { WeeklyReceipt } from './WeeklyReceipt.tsx'

export const weeklyReceipt = declareWidget({
  name: 'WeeklyReceipt',
  description: 'The sample of a weekly ROI receipt: saved, revenue and net, set as a till prints them.',
  props: z.strictObject({}),
  example: '<WeeklyReceipt />',
  hydrate: 'never',
  takesChildren: false,
  component: WeeklyReceipt,
})
