import { mainNavigation } from '../../data/site.ts'

type MainNavigationProps = {
  /** The page's URL, to mark the current link. */
  route: string
  /** Its name for screen readers, because header and drawer each have one. */
  label: string
  className: string
}

/** The four links, the current one marked. */
export function MainNavigation({ route, label, className }: MainNavigationProps) {
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
