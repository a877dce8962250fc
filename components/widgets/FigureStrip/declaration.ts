import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { FigureStrip, figureStrips } from './FigureStrip.tsx'

export const figureStrip = declareWidget({
  name: 'FigureStrip',
  sentence: 'A few figures side by side under one rule, each with the words below it.',
  props: z.strictObject({
    of: z.enum(Object.keys(figureStrips) as (keyof typeof figureStrips)[]).describe('Which figures; they stand in the records of the same name in `data/`.'),
  }),
  example: '<FigureStrip of="playbooks" />',
  wakes: 'never',
  takesChildren: false,
  component: FigureStrip,
})
