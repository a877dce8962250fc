import { createContext } from 'react'

/** The URL of the page that is being rendered, for widgets that say where they stand. */
export const PageRoute = createContext('/')
