import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PathwayRooms } from './PathwayRooms.tsx'

export const pathwayRooms = declareWidget({
  name: 'PathwayRooms',
  description: 'The three pathways: whom each is for, where it begins and where to read on.',
  props: z.strictObject({}),
  example: '<PathwayRooms />',
  hydrate: 'never',
  takesChildren: false,
  component: PathwayRooms,
})
