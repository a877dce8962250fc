import * as Radix from '@radix-ui/react-tabs'
import { useEffect, useRef, type ReactNode } from 'react'

type TabsProps<Id extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string
  /** Every tab in order: its id, and what is written on it. */
  tabs: readonly (readonly [id: Id, words: ReactNode])[]
  /** The tab that is chosen. */
  value: Id
  onChange: (id: Id) => void
  /** Further classes of the whole. */
  className?: string
  /** The panels, each a `TabPanel`. */
  children: ReactNode
}

/**
 * Radix sets style attributes, against outlines and animations, which the page's policy would forbid and nothing here
 * needs.
 */
const unstyled = { outline: undefined, animationDuration: undefined }

/** The panel of a tab that is not chosen may not be on the page, so such a tab names none. */
const unchosen = { tabIndex: -1, 'aria-controls': undefined }

/**
 * File-divider tabs above their panels. Without script there are no tabs, and all panels are shown below each other.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, className, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  // Where the row is too long for the screen, the chosen tab is scrolled into it.
  useEffect(() => {
    const row = list.current!.getBoundingClientRect()
    const { left, right } = list.current!.querySelector('[aria-selected=true]')!.getBoundingClientRect()
    if (left < row.left || right > row.right) list.current!.scrollBy({ left: left - row.left, behavior: 'instant' })
  }, [value])

  return (
    <Radix.Root value={value} onValueChange={(id) => onChange(id as Id)} className={className}>
      <Radix.List ref={list} className="tabs with-script" aria-label={label} style={unstyled}>
        {/* Radix makes no tab reachable before it has mounted. */}
        {tabs.map(([id, words]) => (
          <Radix.Trigger key={id} value={id} {...(id === value ? { tabIndex: 0 } : unchosen)}>
            {words}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/** What a tab shows. It is on the page whether its tab is chosen or not. */
export function TabPanel({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Radix.Content value={of} forceMount asChild>
      <div className="tab-panel" style={unstyled}>
        {children}
      </div>
    </Radix.Content>
  )
}
