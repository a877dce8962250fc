import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { QuickActions } from './QuickActions.tsx'

export const quickActionList = declareWidget({
  name: 'QuickActions',
  description: 'The four ways on from the compliance centre, as a ruled list of links.',
  props: z.strictObject({}),
  example: '<QuickActions />',
  hydrate: 'never',
  takesChildren: false,
  component: QuickActions,
})
