import { Button } from '../../ui/Button.tsx'

/** The button for the Transformation Blueprint; it stands disabled until the build makes that PDF. */
export function BlueprintButton() {
  return <Button variant="outline" size="lg" disabled>Download Transformation Blueprint PDF</Button>
}
