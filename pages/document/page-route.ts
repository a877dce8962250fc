import { createContext } from 'react'

/** The URL of the page that is being rendered. */
export const PageRoute = createContext('/')

/**
 * The day of a page's last change, as YYYY-MM-DD, and whether front matter pins it. If it is not pinned, the browser
 * replaces it with the visitor's current day.
 */
export type PageDay = { day: string; pinned: boolean }

/** The day of the page that is being rendered. The default applies outside pages. */
export const PageUpdated = createContext<PageDay>({ day: '2000-01-01', pinned: true })

/** The day of the build, such as 2026-01-31; undefined outside pages. */
export const BuildDate = createContext<string | undefined>(undefined)
