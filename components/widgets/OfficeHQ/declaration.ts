import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { OfficeHQ } from './OfficeHQ.tsx'

export const officeHQ = declareWidget({
  name: 'OfficeHQ',
  description:
    "The office builder: a floor plan whose desks are hired one by one, with price, level, power-ups and badges. The page's heading and lead stand between its tags.",
  props: z.strictObject({}),
  example: '<OfficeHQ>\n\n## Office HQ\n\nHire an agent and its room is built.\n\n</OfficeHQ>',
  hydrate: 'intent',
  takesChildren: true,
  component: OfficeHQ,
})
