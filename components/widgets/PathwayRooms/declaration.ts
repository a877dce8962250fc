import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { PathwayRooms } from './PathwayRooms.tsx'

export const pathwayRooms = declareWidget({
  name: 'PathwayRooms',
  sentence: 'The three pathways: whom each is for, where it begins and where to read on.',
  props: z.strictObject({}),
  example: '<PathwayRooms />',
  wakes: 'never',
  takesChildren: false,
  component: PathwayRooms,
})
