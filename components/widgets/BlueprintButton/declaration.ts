import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { BlueprintButton } from './BlueprintButton.tsx'

export const blueprintButton = declareWidget({
  name: 'BlueprintButton',
  sentence: 'The button that downloads the Transformation Blueprint; disabled until that PDF is made.',
  props: z.strictObject({}),
  example: '<BlueprintButton />',
  wakes: 'never',
  takesChildren: false,
  component: BlueprintButton,
})
