import * as Radix from '@radix-ui/react-tabs'
import { useEffect, useRef, type ReactNode } from 'react'

type TabsProps<Id extends string> = {
  /** The label for screen readers. */
  label: string
  /** The tabs in order: id and label. */
  tabs: readonly (readonly [id: Id, label: ReactNode])[]
  /** The id of the selected tab. */
  value: Id
  onChange: (id: Id) => void
  /** Further classes. */
  className?: string
  /** The panels, each a `TabPanel`. */
  children: ReactNode
}

/**
 * Removes Radix's style attributes, which the content security policy forbids.
 */
const unstyled = { outline: undefined, animationDuration: undefined }

/** The panel of an unselected tab may be missing, so such a tab names none. */
const unselectedTabProps = { tabIndex: -1, 'aria-controls': undefined }

/**
 * Tabs above their panels. Without script there are no tabs, and all panels are shown.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, className, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  // Scroll the selected tab into view if the row is too long for the screen.
  useEffect(() => {
    const row = list.current!.getBoundingClientRect()
    const { left, right } = list.current!.querySelector('[aria-selected=true]')!.getBoundingClientRect()
    if (left < row.left || right > row.right) list.current!.scrollBy({ left: left - row.left, behavior: 'instant' })
  }, [value])

  return (
    <Radix.Root value={value} onValueChange={(id) => onChange(id as Id)} className={className}>
      <Radix.List ref={list} className="tabs with-script" aria-label={label} style={unstyled}>
        {/* Before it has mounted, Radix makes no tab focusable. */}
        {tabs.map(([id, text]) => (
          <Radix.Trigger key={id} value={id} {...(id === value ? { tabIndex: 0 } : unselectedTabProps)}>
            {text}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/** The panel of a tab. It is in the HTML even if the tab is not selected. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} forceMount asChild>
      <div className="tab-panel" style={unstyled}>
        {children}
      </div>
    </Radix.Content>
  )
}
