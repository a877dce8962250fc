import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { SolutionRooms } from './SolutionRooms.tsx'

export const solutionRooms = declareWidget({
  name: 'SolutionRooms',
  description: 'The four solutions, drawn as rooms of one plan, each with a call or a dashboard to try.',
  props: z.strictObject({}),
  example: '<SolutionRooms />',
  hydrate: 'never',
  takesChildren: false,
  component: SolutionRooms,
})
