import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

type FrameProps = {
  /** The page's URL, to mark the current link. */
  route: string
  /** Whether the header stands on the page. */
  header: boolean
  /** Whether the footer stands on the page. */
  footer: boolean
  children: ReactNode
}

/** What surrounds every page: skip link, header with drawer, footer. */
export function Frame({ route, header, footer, children }: FrameProps) {
  return (
    <>
      <a href="#main">Skip to content</a>
      {header && <Header route={route} />}
      <main id="main" tabIndex={-1}>{children}</main>
      {footer && <Footer />}
    </>
  )
}
