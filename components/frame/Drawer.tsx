import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { ThemeControl } from './ThemeControl.tsx'

/** The four links on small screens. The page's script opens it as a modal dialog; without script it is the browser's popover. */
export function Drawer({ route }: { route: string }) {
  return (
    <dialog id="menu" className="drawer" popover="auto" aria-label="Menu">
      <div className="drawer-in">
        <Button variant="ghost" size="icon" popoverTarget="menu" popoverTargetAction="hide" aria-label="Close menu">
          <Icon name="close" />
        </Button>
        <MainNavigation route={route} label="Menu" className="drawer-nav" />
        <ThemeControl place="drawer" />
      </div>
    </dialog>
  )
}
