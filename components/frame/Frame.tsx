import type { ReactNode } from 'react'
import { NotificationRegions } from '../ui/notifications/NotificationRegions.tsx'
import { Drawer } from './Drawer.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

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
