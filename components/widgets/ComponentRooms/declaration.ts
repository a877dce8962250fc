import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ComponentRooms } from './ComponentRooms.tsx'

export const componentRooms = declareWidget({
  name: 'ComponentRooms',
  description: 'The three components: digital staff, digital office and automated workflows, each with a link to more.',
  props: z.strictObject({}),
  example: '<ComponentRooms />',
  hydrate: 'never',
  takesChildren: false,
  component: ComponentRooms,
})
