import { drawerNavigation, mainNavigation, site } from '../../data/site.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

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

/** Opens the site's search. Without script the button is not shown. */
function HeaderSearch() {
  return (
    <button
      type="button"
      className="header-search with-script"
      data-search=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon name="search" />
      Search
    </button>
  )
}

/** The name and its mark: a room with its door open. */
export function Logo() {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d="M3 3h26v26H18v-4h7V7H7v18h2v4H3z" />
        <path className="logo-door" d="M10 27V17a10 10 0 0 1 9 9.5" />
      </svg>
      {site.brand}
    </a>
  )
}

type MainNavigationProps = {
  /** The page's URL, to mark the current link. */
  route: string
  /** Its name for screen readers, because header and drawer each have one. */
  label: string
  className: string
}

/** The four links, the current one marked. */
function MainNavigation({ route, label, className }: MainNavigationProps) {
  return (
    <nav aria-label={label} className={className}>
      {mainNavigation.map(({ label, href }) => (
        <a key={href} href={href} aria-current={href === route ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}

/** The three choices: follow the system, or override it. */
const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** The choice of theme. The page's script makes it work; without script it is not shown. */
export function ThemeControl({ place }: { place: 'header' | 'drawer' | 'footer' }) {
  return (
    <fieldset className={`theme theme-${place}`}>
      <legend className="sr-only">{place === 'header' ? 'Theme' : `Theme (${place})`}</legend>
      {themes.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            className="sr-only"
            name={`theme-${place}`}
            value={value}
            defaultChecked={value === 'system'}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/**
 * The four links on small screens, then a quieter group of links, the phone number and a call to action. The page's
 * script opens it as a modal dialog; without script it is a popover.
 */
export function Drawer({ route }: { route: string }) {
  return (
    <dialog id="menu" className="drawer" popover="auto" aria-label="Menu">
      <div className="drawer-in">
        <Button variant="ghost" size="icon" popoverTarget="menu" popoverTargetAction="hide" aria-label="Close menu">
          <Icon name="close" />
        </Button>
        <MainNavigation route={route} label="Menu" className="drawer-nav" />
        <p className="drawer-more">
          {drawerNavigation.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
        <p className="drawer-act">
          <a href={site.phone.href}>{site.phone.label}</a>
          <ButtonLink href="/hire-receptionist">Hire an agent</ButtonLink>
        </p>
        <ThemeControl place="drawer" />
      </div>
    </dialog>
  )
}
