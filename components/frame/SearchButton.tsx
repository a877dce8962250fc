import { Icon } from '../ui/Icon.tsx'

/** Opens the site's search, which is script: without it there is no button. */
export function SearchButton() {
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
