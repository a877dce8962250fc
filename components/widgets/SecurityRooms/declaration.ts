import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { SecurityRooms } from './SecurityRooms.tsx'

export const securityRooms = declareWidget({
  name: 'SecurityRooms',
  description: 'Six cards about security. Each certification shows its true status.',
  props: z.strictObject({}),
  example: '<SecurityRooms />',
  hydrate: 'never',
  takesChildren: false,
  component: SecurityRooms,
})
