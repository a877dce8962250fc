import { z } from 'zod'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { declareWidget } from '../declare.ts'

/** A button that opens the site's search. Without script it is not shown. */
export function SearchButton({ label }: { label: string }) {
  return (
    <p className="with-script">
      <Button variant="outline" size="lg" data-search="" aria-haspopup="dialog">
        <Icon name="search" />
        {label}
      </Button>
    </p>
  )
}

export default declareWidget({
  name: 'SearchButton',
  description: 'A button that opens the site’s search.',
  props: z.strictObject({
    label: z.string().default('Search this site').describe('The button’s text.'),
  }),
  example: '<SearchButton />',
  isButton: true,
  component: SearchButton,
})
