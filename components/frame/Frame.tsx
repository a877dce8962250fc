import { Fragment, type ReactNode } from 'react'
import { siteIndex } from '../../data/site-index.ts'
import { policyNavigation, site } from '../../data/site.ts'
import { Drawer, Header, Logo, ThemeControl } from './Header.tsx'

type FrameProps = {
  /** The page's URL, to mark the current link. */
  route: string
  /** Whether the page has a header. */
  header: boolean
  /** Whether the page has a footer. */
  footer: boolean
  /** The page's file, for a link to where it is edited. */
  source?: string
  children: ReactNode
}

/** What surrounds every page: skip link, header with drawer, footer, and where notifications are announced. */
export function Frame({ route, header, footer, source, children }: FrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {header && <Header route={route} theme={!footer} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer && <Footer source={source} />}
      {header && <Drawer route={route} />}
      <NotificationRegions />
    </>
  )
}

/**
 * The live regions of notifications. They are in every page's HTML, because screen readers announce only changes within
 * an existing region. `aria-live` also keeps a modal dialog from hiding them.
 */
function NotificationRegions() {
  return (
    <div id="notifications" className="notices">
      <p role="status" aria-live="polite" aria-atomic="false" className="sr-only" />
      <p role="alert" aria-live="assertive" aria-atomic="false" className="sr-only" />
    </div>
  )
}

/**
 * The footer: the drawing's title block, in ruled cells, with an index of the site. It links to the page's source if
 * `data/site.ts` says so.
 */
function Footer({ source }: { source?: string }) {
  const [mailbox, host] = site.email.split('@')
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="title-block">
          <div>
            <Logo />
            <p className="mt-4 max-w-[19.25em] text-balance">{site.tagline}</p>
          </div>
          <div>
            <h2>Office</h2>
            <address>
              {[site.brand, ...site.address].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
          <div>
            <h2>Talk to us</h2>
            <ul>
              <li>
                <a href={site.phone.href}>{site.phone.label}</a>
              </li>
              <li>
                <a href={`mailto:${site.email}`}>
                  {mailbox}@<wbr />
                  {host}
                </a>
              </li>
            </ul>
          </div>
          <div>
            <h2>Follow</h2>
            <ul className="pair">
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {name}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav className="index" aria-label="All pages">
            {siteIndex.map(({ title, links }) => (
              <Fragment key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </nav>
          <div className="base">
            <span>
              {site.copyright}. Company no. {site.companyNumber}
            </span>
            <nav aria-label="Policies">
              {policyNavigation.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </nav>
            {source && site.editing.footer && <a href={site.editing.address + encodeURI(source)}>Edit this page</a>}
            <ThemeControl place="footer" />
          </div>
        </div>
      </div>
    </footer>
  )
}
