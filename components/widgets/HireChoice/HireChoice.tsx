import { useEffect, useState, type ReactNode } from 'react'
import { mayNameChoice } from '../../forms/hire-path.ts'
import type { WidgetContext } from '../declare.ts'
import type { ChosenPart } from './chosen-part.ts'

/** Shows its children, or the choice in the address: `?desks=sales,support` or `?industry=dental`. */
export function HireChoice({ show, children }: { show: ChosenPart } & WidgetContext) {
  const [selected, setSelected] = useState<ReactNode>()

  useEffect(() => {
    if (!mayNameChoice(location.search)) return
    // Loaded only for visitors who chose something: the records and drawings are large. If it fails, the default stays.
    import('./chosen.ts').then(({ chosen }) => setSelected(chosen(location.search)?.[show])).catch(() => undefined)
  }, [show])

  return <div className="hire-choice">{selected ?? children}</div>
}
