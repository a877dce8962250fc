import { declareWidget } from '../declare.ts'
import { SecurityRooms } from './SecurityRooms.tsx'

export default declareWidget({
  name: 'SecurityRooms',
  description: 'Six cards about security. Each certification shows its true status.',
  example: '<SecurityRooms />',
  component: SecurityRooms,
})
