import { declareWidget } from '../declare.ts'
import { BlueprintButton } from './BlueprintButton.tsx'

export default declareWidget({
  name: 'BlueprintButton',
  description:
    'The button that downloads the Transformation Blueprint, a PDF that the build makes from `content/digital-transformation.mdx`.',
  example: '<BlueprintButton />',
  isButton: true,
  component: BlueprintButton,
})
