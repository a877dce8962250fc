import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { mayNameChoice } from '../../forms/hire-path.ts'
import type { WidgetContext } from '../declare.ts'
import type { ChosenPart } from './chosen.tsx'

/**
 * Shows its children, or the choice in the address: `?desks=sales,support` or `?industry=dental`. A new choice changes
 * the address without leaving the page, so that what was typed into its form stays.
 */
export function HireChoice({ show, children }: { show: ChosenPart } & WidgetContext) {
  const root = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<ReactNode>()
  const focusSummary = useRef(false)

  useEffect(() => {
    const showChoice = () => {
      if (!mayNameChoice(location.search)) return setSelected(undefined)
      // Loaded only for visitors who chose something, as the records are large. If that fails, nothing changes.
      import('./chosen.tsx')
        .then(({ choiceParts }) => setSelected(choiceParts(location.search)?.[show]))
        .catch(() => undefined)
    }
    showChoice()
    addEventListener('popstate', showChoice)
    return () => removeEventListener('popstate', showChoice)
  }, [show])

  // What is chosen may be lower or taller than what was there when the browser scrolled to the address.
  useLayoutEffect(() => {
    if (!selected) return
    if (focusSummary.current) root.current!.querySelector('summary')?.focus()
    else if (!hasScrolled) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
    focusSummary.current = false
  }, [selected])

  const firstBox = () => root.current!.querySelector<HTMLInputElement>('[name=desks]')

  function update(event: FormEvent) {
    event.preventDefault()
    const first = firstBox()
    if (!root.current!.querySelector('[name=desks]:checked')) {
      first?.setCustomValidity('Choose at least one agent.')
      first?.reportValidity()
      return
    }
    const query = [...new FormData(event.target as HTMLFormElement)].map(([name, value]) => [name, value as string])
    history.pushState(history.state, '', `?${new URLSearchParams(query).toString()}`)
    focusSummary.current = true
    // Hydrates the other parts of the page, so that they show the new choice too.
    for (const island of document.querySelectorAll('[data-hydrate-query]'))
      island.dispatchEvent(new Event('pointermove', { bubbles: true }))
    dispatchEvent(new PopStateEvent('popstate'))
  }

  return (
    <div className="hire-choice" ref={root} onSubmit={update} onInput={() => firstBox()?.setCustomValidity('')}>
      {selected ?? children}
    </div>
  )
}

/** Whether the visitor has scrolled the page, so that it must not scroll by itself any more. */
let hasScrolled = false
if (typeof window !== 'undefined')
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => (hasScrolled = true), { once: true, passive: true })
