import { mainNavigation } from '../../data/site.ts'

type BreadcrumbsProps = {
  /** The pages above this one, starting with the home page. */
  trail: readonly { label: string; href: string }[]
  /** This page's name; it is not a link. */
  current: string
}

/** The page's position in the site. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}

const [home, solutions, office] = mainNavigation

/** The pages above a page, starting with the home page, for each template. */
export const breadcrumbs = {
  page: [home],
  article: [home],
  agent: [home, office],
  industry: [home, solutions],
} as const
