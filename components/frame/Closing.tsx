import { site } from '../../data/site.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

type ClosingProps = {
  /** The section's heading: the next step. */
  title: string
  /** The price and its terms, in one line. */
  terms: string
  /** The main call to action. */
  action: { label: string; href: string }
  /** The label of the link to /demo. */
  demo: string
  /** Other pages that a visitor of this one may want. */
  related: readonly { label: string; href: string }[]
}

/** The end of a landing page: its call to action once more, and related pages. */
export function Closing({ title, terms, action, demo, related }: ClosingProps) {
  return (
    <section className="sec">
      <div className="wrap closing">
        <div>
          <h2>{title}</h2>
          <p className="lead">{terms}</p>
          <div className="cta">
            <ButtonLink size="lg" href={action.href}>
              {action.label}
            </ButtonLink>
            <ButtonLink variant="outline" size="lg" href="/demo">
              {demo}
            </ButtonLink>
          </div>
        </div>
        <nav aria-labelledby="related">
          <h3 id="related">Related pages</h3>
          <ul>
            {related.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  )
}

/**
 * On phones, a bar at the foot of the screen that calls the demo line or hires. It comes once the page's first call to
 * action has scrolled away.
 */
export function ActionBar({ label, href }: { label: string; href: string }) {
  return (
    <div className="action-rail">
      <p className="action-bar">
        <ButtonLink variant="outline" href={site.hotline.href}>
          <Icon name="phone" />
          Call a demo
        </ButtonLink>
        <ButtonLink href={href}>{label}</ButtonLink>
      </p>
    </div>
  )
}
