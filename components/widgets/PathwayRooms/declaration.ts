import { declareWidget } from '../declare.ts'
import { PathwayRooms } from './PathwayRooms.tsx'

export default declareWidget({
  name: 'PathwayRooms',
  description: 'The three pathways: who each is for, where it begins, and a link to more.',
  example: '<PathwayRooms />',
  component: PathwayRooms,
})
