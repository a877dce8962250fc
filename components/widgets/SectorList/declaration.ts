import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { SectorList } from './SectorList.tsx'

export const sectorList = declareWidget({
  name: 'SectorList',
  description: 'The sectors we work for, each with a link to its page.',
  props: z.strictObject({}),
  example: '<SectorList />',
  hydrate: 'never',
  takesChildren: false,
  component: SectorList,
})
