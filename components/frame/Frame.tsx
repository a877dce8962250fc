import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Drawer, Header } from './Header.tsx'

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
