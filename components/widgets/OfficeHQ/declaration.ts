import { declareWidget } from '../declare.ts'
import { OfficeHQ } from './OfficeHQ.tsx'

export default declareWidget({
  name: 'OfficeHQ',
  description:
    "The office builder: a floor plan whose desks are hired one by one, with price, level, power-ups and badges. It shows the page's heading and the words above it as its own.",
  example: '<OfficeHQ />',
  hydrate: 'intent',
  takesHead: true,
  component: OfficeHQ,
})
