import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { OpenDoor } from './OpenDoor.tsx'

export const openDoor = declareWidget({
  name: 'OpenDoor',
  description: 'A drawing of a room whose door opens on to blank paper, for the “page not found” page.',
  props: z.strictObject({}),
  example: '<OpenDoor />',
  hydrate: 'never',
  takesChildren: false,
  component: OpenDoor,
})
