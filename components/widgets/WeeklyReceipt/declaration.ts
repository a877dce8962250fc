import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { WeeklyReceipt } from './WeeklyReceipt.tsx'

export const weeklyReceipt = declareWidget({
  name: 'WeeklyReceipt',
  description: 'A sample weekly ROI receipt, set like a till receipt: saved, revenue and net.',
  props: z.strictObject({}),
  example: '<WeeklyReceipt />',
  hydrate: 'never',
  takesChildren: false,
  component: WeeklyReceipt,
})
