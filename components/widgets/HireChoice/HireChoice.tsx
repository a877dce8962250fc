import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { mayNameChoice } from '../../forms/hire-path.ts'
import type { WidgetContext } from '../declare.ts'
import type { ChosenPart } from './chosen-part.ts'

/** Shows its children, or the choice in the address: `?desks=sales,support` or `?industry=dental`. */
export function HireChoice({ show, children }: { show: ChosenPart } & WidgetContext) {
  const [selected, setSelected] = useState<ReactNode>()
  const followed = useRef<Element>(undefined)

  useEffect(() => {
    if (!mayNameChoice(location.search)) return
    // Loaded only for visitors who chose something: the records and drawings are large. If it fails, the default stays.
    import('./chosen.ts')
      .then(({ chosen }) => {
        followed.current = elementInAddress()
        setSelected(chosen(location.search)?.[show])
      })
      .catch(() => undefined)
  }, [show])

  // What is chosen may be lower or taller than what was there when the browser scrolled to the address.
  useLayoutEffect(() => {
    followed.current?.scrollIntoView({ behavior: 'instant' })
  }, [selected])

  return <div className="hire-choice">{selected ?? children}</div>
}

/** The element that the address names, if the visitor has not scrolled away from it. */
function elementInAddress(): Element | undefined {
  const element = document.getElementById(location.hash.slice(1))
  return element && Math.abs(element.getBoundingClientRect().top) < innerHeight / 3 ? element : undefined
}
