import { z } from 'zod'
import { calculatorInputIds } from '../../../data/calculator.ts'
import { declareWidget } from '../declare.ts'
import { Calculator } from './Calculator.tsx'

export const calculator = declareWidget({
  name: 'Calculator',
  description: 'What missed calls cost in a month: four figures to enter, a Calculate button, and the result.',
  props: z.strictObject({}),
  example: '<Calculator />',
  hydrate: 'intent',
  queryParameters: calculatorInputIds,
  takesChildren: false,
  component: Calculator,
})
