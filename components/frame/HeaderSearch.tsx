import { Icon } from '../ui/Icon.tsx'

/** Opens the site's search. Without script the button is not shown. */
export function HeaderSearch() {
  return (
    <button
      type="button"
      className="find with-script"
      data-search=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon name="search" />
      Search
    </button>
  )
}
