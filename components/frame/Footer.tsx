import { Fragment } from 'react'
import { policyNavigation, site } from '../../data/site.ts'
import { siteIndex } from '../../data/site-index.ts'
import { Logo, ThemeControl } from './Header.tsx'

/**
 * The footer: the drawing's title block, in ruled cells, with an index of the site. It links to the page's source if
 * `data/site.ts` says so.
 */
export function Footer({ source }: { source?: string }) {
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
