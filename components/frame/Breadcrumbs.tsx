type BreadcrumbsProps = {
  /** The pages above this one, from the home page down. */
  trail: readonly { label: string; href: string }[]
  /** What this page is called; it is not a link. */
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
