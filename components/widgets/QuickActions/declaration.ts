import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { QuickActions } from './QuickActions.tsx'

export const quickActionList = declareWidget({
  name: 'QuickActions',
  description: 'The four quick actions of the Compliance Centre, as a list of links.',
  props: z.strictObject({}),
  example: '<QuickActions />',
  hydrate: 'never',
  takesChildren: false,
  component: QuickActions,
})
