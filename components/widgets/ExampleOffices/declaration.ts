import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ExampleOffices } from './ExampleOffices.tsx'

export const exampleOffices = declareWidget({
  name: 'ExampleOffices',
  description: 'Three example offices as receipts, each with its agents, its price and a link to hire them.',
  props: z.strictObject({}),
  example: '<ExampleOffices />',
  hydrate: 'never',
  takesChildren: false,
  component: ExampleOffices,
})
