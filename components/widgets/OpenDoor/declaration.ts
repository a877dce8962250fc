import { declareWidget } from '../declare.ts'
import { OpenDoor } from './OpenDoor.tsx'

export default declareWidget({
  name: 'OpenDoor',
  description: 'A drawing of a room whose door opens on to blank paper, for the “page not found” page.',
  example: '<OpenDoor />',
  component: OpenDoor,
})
