import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { IndustryRooms } from './IndustryRooms.tsx'

export const industryRooms = declareWidget({
  name: 'IndustryRooms',
  description:
    'Five trades, each with four key features and a link to its page, and a sixth room that leads to the contact page.',
  props: z.strictObject({}),
  example: '<IndustryRooms />',
  hydrate: 'never',
  takesChildren: false,
  component: IndustryRooms,
})
