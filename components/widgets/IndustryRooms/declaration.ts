import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { IndustryRooms } from './IndustryRooms.tsx'

export const industryRooms = declareWidget({
  name: 'IndustryRooms',
  description:
    'Five industries, each with four key features and a link to its page. Others are led to the contact page.',
  props: z.strictObject({}),
  example: '<IndustryRooms />',
  hydrate: 'never',
  takesChildren: false,
  component: IndustryRooms,
})
