import { createElement } from 'react'
import { bands } from '../../../data/pricing.ts'
import { buildingOf } from '../../drawings/elevation/buildings.ts'
import { Elevation } from '../../drawings/elevation/Elevation.tsx'
import { declareWidget } from '../declare.ts'
import { OfficeStreet } from './OfficeStreet.tsx'

export default declareWidget({
  name: 'OfficeStreet',
  description:
    'The seven office levels as a street of growing buildings, each with how many agents it holds and what each costs.',
  example: '<OfficeStreet />',
  shareDrawing: createElement(Elevation, { building: buildingOf(bands[5]!, bands) }),
  component: OfficeStreet,
})
