import { declareWidget } from '../declare.ts'
import { SectorList } from './SectorList.tsx'

export default declareWidget({
  name: 'SectorList',
  description: 'The sectors we work for, each with a link to its page.',
  example: '<SectorList />',
  component: SectorList,
})
