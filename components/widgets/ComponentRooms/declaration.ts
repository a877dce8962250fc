import { declareWidget } from '../declare.ts'
import { ComponentRooms } from './ComponentRooms.tsx'

export default declareWidget({
  name: 'ComponentRooms',
  description: 'The three components: digital staff, digital office and automated workflows, each with a link to more.',
  example: '<ComponentRooms />',
  component: ComponentRooms,
})
