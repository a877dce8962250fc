import { mainNavigation, site } from '../../data/site.ts'

/** The sticky header: the logo and the four links, the current one marked. */
export function Header({ route }: { route: string }) {
  return (
    <header>
      <a href="/">{site.brand}</a>
      <nav aria-label="Main">
        {mainNavigation.map(({ label, href }) => <a key={href} href={href} aria-current={href === route ? 'page' : undefined}>{label}</a>)}
      </nav>
    </header>
  )
}
