import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { OfficeHQ } from './OfficeHQ.tsx'

export const officeHQ = declareWidget({
  name: 'OfficeHQ',
  description:
    "The office builder: a floor plan whose desks are hired one by one, with price, level, power-ups and badges. It shows the page's heading and the words above it as its own.",
  props: z.strictObject({}),
  example: '<OfficeHQ />',
  hydrate: 'intent',
  takesChildren: false,
  takesHead: true,
  component: OfficeHQ,
})
