import type { ReactNode } from 'react'
import type { z } from 'zod'
import type * as widgets from './registry.ts'

type Widgets = typeof widgets

/** The components that MDX may name, with their props. */
type MdxComponents = {
  [Name in keyof Widgets]: (props: z.input<Widgets[Name]['props']> & { children?: ReactNode }) => ReactNode
}

declare global {
  /** The MDX language tools read it: a name that is not here is an error, and so is a prop that does not fit. */
  type MDXProvidedComponents = MdxComponents
  interface MDXContentProps {
    /** Widgets come from the registry, for every page alike. */
    readonly components?: undefined
  }
}
