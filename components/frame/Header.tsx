import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from './Logo.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { ThemeControl } from './ThemeControl.tsx'

type HeaderProps = {
  /** The page's URL, to mark the current link. */
  route: string
  /** Whether the theme control is here, because the page has no footer. */
  theme: boolean
}

/**
 * The sticky header: the logo, the four links, the search and a button to book a demo. Small screens have a button that
 * opens the drawer instead of the links and the demo.
 */
export function Header({ route, theme }: HeaderProps) {
  return (
    <header className="top">
      <div className="wrap">
        <Logo />
        <MainNavigation route={route} label="Main" className="nav" />
        <HeaderSearch />
        <ButtonLink className="header-demo" href="/demo">
          Book a demo
        </ButtonLink>
        {theme && <ThemeControl place="header" />}
        {/* Without script the browser opens the drawer itself, as a popover. */}
        <button type="button" className="menu" popoverTarget="menu" aria-label="Open menu" aria-haspopup="dialog">
          <Icon name="menu" width="24" height="24" />
        </button>
      </div>
    </header>
  )
}
