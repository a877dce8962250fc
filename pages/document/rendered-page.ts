import { createContext } from 'react'
import type { WidgetContext } from '../../components/widgets/declare.ts'

type RenderedPageFacts = Pick<WidgetContext, 'route' | 'updated' | 'buildDate'> & {
  /** How many islands on the page have each prefix of ids. */
  islandIds: Map<string, number>
}

/** The page that is being rendered, for the widgets on it. The default applies outside pages. */
export const RenderedPageContext = createContext<RenderedPageFacts>({
  route: '/',
  updated: { day: '2000-01-01', pinned: true },
  islandIds: new Map(),
})
