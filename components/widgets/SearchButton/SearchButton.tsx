import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

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
