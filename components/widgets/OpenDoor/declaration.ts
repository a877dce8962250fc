import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { OpenDoor } from './OpenDoor.tsx'

export const openDoor = declareWidget({
  name: 'OpenDoor',
  description: 'A room in plan whose door opens on to blank paper, for the page that is not there.',
  props: z.strictObject({}),
  example: '<OpenDoor />',
  hydrate: 'never',
  takesChildren: false,
  component: OpenDoor,
})
