import { createContext } from 'react'

/** The URL of the page that is being rendered, for widgets that say where they stand. */
export const PageRoute = createContext('/')

/** The day that a page names as its last change; one that front matter does not pin is set to the visitor's own day. */
export type PageDay = { day: string; pinned: boolean }

/** The day of the page that is being rendered, for widgets that print it; the default is for what stands on no page. */
export const PageUpdated = createContext<PageDay>({ day: '2000-01-01', pinned: true })
