import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { TickList, tickLists } from './TickList.tsx'

export const tickList = declareWidget({
  name: 'TickList',
  description:
    'A list of the records, each item with a tick: what a hired agent does, what is promised, what the company stands for.',
  props: z.strictObject({
    of: z
      .enum(Object.keys(tickLists) as (keyof typeof tickLists)[])
      .describe(
        '`hire-features` is what a receptionist does, `hire-promises` what is promised of every hire, `messages` what the company sells.',
      ),
  }),
  example: '<TickList of="hire-promises" />',
  hydrate: 'never',
  takesChildren: false,
  component: TickList,
})
