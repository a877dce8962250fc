import { BLUEPRINT_PATH } from '../../../data/transformation.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** The button that downloads the Transformation Blueprint, the PDF that the build makes. */
export function BlueprintButton() {
  return (
    <ButtonLink href={BLUEPRINT_PATH} variant="outline" size="lg" download>
      Download Transformation Blueprint PDF
    </ButtonLink>
  )
}
