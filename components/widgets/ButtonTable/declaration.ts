import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { ButtonTable } from './ButtonTable.tsx'

export const buttonTable = declareWidget({
  name: 'ButtonTable',
  description: 'The eleven button variants in the four sizes, for the kit on /kit.',
  props: z.strictObject({}),
  example: '<ButtonTable />',
  hydrate: 'never',
  kit: true,
  takesChildren: false,
  component: ButtonTable,
})
