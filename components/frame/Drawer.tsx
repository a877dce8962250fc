import { drawerNavigation, site } from '../../data/site.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { ThemeControl } from './ThemeControl.tsx'

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
