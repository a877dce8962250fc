import { calculatorInputIds } from '../../../data/calculator.ts'
import { declareWidget } from '../declare.ts'
import { Calculator } from './Calculator.tsx'

export default declareWidget({
  name: 'Calculator',
  description: 'What missed calls cost in a month: four figures to enter, a Calculate button, and the result.',
  example: '<Calculator />',
  hydrate: 'intent',
  queryParameters: calculatorInputIds,
  component: Calculator,
})
