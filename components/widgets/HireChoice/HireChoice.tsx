import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { mayNameChoice } from '../../forms/hire-path.ts'
import type { WidgetContext } from '../declare.ts'
import type { ChoicePart } from './choice-parts.tsx'

/**
 * Shows its children, or the choice in the address: `?desks=sales,support` or `?industry=dental`. A new choice changes
 * the address without leaving the page, so that what was typed into its form stays.
 */
export function HireChoice({ show, children }: { show: ChoicePart } & WidgetContext) {
  const root = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<ReactNode>()
  const focusSummary = useRef(false)

  useEffect(() => {
    const showChoice = () => {
      if (!mayNameChoice(location.search)) return setPart(undefined)
      // Loaded only for visitors who chose something, as the records are large. If that fails, nothing changes.
      import('./choice-parts.tsx')
        .then(({ choiceParts }) => setPart(choiceParts(location.search)?.[show]))
        .catch(() => undefined)
    }
    showChoice()
    addEventListener('popstate', showChoice)
    return () => removeEventListener('popstate', showChoice)
  }, [show])

  // What is chosen may be lower or taller than what was there when the browser scrolled to the address.
  useLayoutEffect(() => {
    if (!part) return
    if (focusSummary.current) root.current!.querySelector('summary')?.focus()
    else if (!hasScrolled) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
    focusSummary.current = false
  }, [part])

  const firstBox = () => root.current!.querySelector<HTMLInputElement>('[name=desks]')

  function update(event: FormEvent) {
    event.preventDefault()
    const first = firstBox()
    if (!root.current!.querySelector('[name=desks]:checked')) {
      first?.setCustomValidity('Choose at least one agent.')
      first?.reportValidity()
      return
    }
    const chosen = [...new FormData(event.target as HTMLFormElement)].map(([name, value]) => [name, value as string])
    // The request names the campaign that led to the page.
    const campaign = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'))
    history.pushState(history.state, '', `?${new URLSearchParams([...campaign, ...chosen]).toString()}`)
    focusSummary.current = true
    // Hydrates the other parts of the page, so that they show the new choice too.
    for (const island of document.querySelectorAll('[data-hydrate-query]'))
      island.dispatchEvent(new Event('pointermove', { bubbles: true }))
    dispatchEvent(new PopStateEvent('popstate'))
  }

  return (
    <div className="hire-choice" ref={root} onSubmit={update} onInput={() => firstBox()?.setCustomValidity('')}>
      {part ?? children}
    </div>
  )
}

/** Whether the visitor has scrolled the page, so that it must not scroll by itself any more. */
let hasScrolled = false
if (typeof window !== 'undefined')
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => (hasScrolled = true), { once: true, passive: true })
