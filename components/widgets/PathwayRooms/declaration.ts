import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PathwayRooms } from './PathwayRooms.tsx'

export const pathwayRooms = declareWidget({
  name: 'PathwayRooms',
  description: 'The three pathways: who each is for, where it begins, and a link to more.',
  props: z.strictObject({}),
  example: '<PathwayRooms />',
  hydrate: 'never',
  takesChildren: false,
  component: PathwayRooms,
})
