import { declareWidget } from '../declare.ts'
import { IndustryRooms } from './IndustryRooms.tsx'

export default declareWidget({
  name: 'IndustryRooms',
  description:
    'Five industries, each with four key features and a link to its page. Others are led to the contact page.',
  example: '<IndustryRooms />',
  component: IndustryRooms,
})
