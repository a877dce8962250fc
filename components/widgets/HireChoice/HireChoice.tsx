import { useEffect, useState, type ReactNode } from 'react'
import { mayNameChoice } from '../../forms/hire-path.ts'
import type { WidgetContext } from '../declare.ts'

/** Shows its children, or the choice in the address: `?desks=sales,support` or `?industry=dental`. */
export function HireChoice({ show, children }: { show: 'words' | 'drawing' } & WidgetContext) {
  const [chosen, setChosen] = useState<ReactNode>()

  useEffect(() => {
    if (!mayNameChoice(location.search)) return
    // Loaded only for visitors who chose something: the records and drawings are large. If it fails, the default stays.
    import('./chosen-head.tsx')
      .then(({ chosenHead }) => setChosen(chosenHead(location.search)?.[show]))
      .catch(() => undefined)
  }, [show])

  return <div className="hire-choice">{chosen ?? children}</div>
}
