import { declareWidget } from '../declare.ts'
import { OfficeStreet } from './OfficeStreet.tsx'

export default declareWidget({
  name: 'OfficeStreet',
  description:
    'The seven office levels as a street of growing buildings, each with how many agents it holds and what each costs.',
  example: '<OfficeStreet />',
  component: OfficeStreet,
})
