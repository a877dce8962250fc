import { BLUEPRINT_PATH } from '../../../data/transformation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { declareWidget } from '../declare.ts'

/** The button that downloads the Transformation Blueprint, the PDF that the build makes. */
export function BlueprintButton() {
  return (
    <ButtonLink href={BLUEPRINT_PATH} variant="outline" size="lg" download>
      Download Transformation Blueprint PDF
    </ButtonLink>
  )
}

export default declareWidget({
  name: 'BlueprintButton',
  description:
    'The button that downloads the Transformation Blueprint, a PDF that the build makes from `content/digital-transformation.mdx`.',
  example: '<BlueprintButton />',
  isButton: true,
  component: BlueprintButton,
})
