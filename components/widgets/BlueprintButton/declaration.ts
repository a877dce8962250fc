import { z } from 'zod'
import { declareWidget } from '../declare.ts'
import { BlueprintButton } from './BlueprintButton.tsx'

export const blueprintButton = declareWidget({
  name: 'BlueprintButton',
  description:
    'The button that downloads the Transformation Blueprint, a PDF that the build makes from `content/digital-transformation.mdx`.',
  props: z.strictObject({}),
  example: '<BlueprintButton />',
  hydrate: 'never',
  takesChildren: false,
  component: BlueprintButton,
})
