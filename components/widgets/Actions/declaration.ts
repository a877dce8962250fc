import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { Actions } from './Actions.tsx'

export const actions = declareWidget({
  name: 'Actions',
  description: 'A row of `Action`s and `CallButton`s; on phones each takes the whole width.',
  props: z.strictObject({}),
  example:
    '<Actions>\n  <Action href="/hire-receptionist">Hire an agent</Action>\n  <Action href="/pricing" variant="outline">See prices</Action>\n</Actions>',
  hydrate: 'never',
  takesChildren: true,
  component: Actions,
})
