import { useRef } from 'react'
import { playbookIds } from '../../../data/playbooks.ts'
import { asPlaybookId } from './playbook-address.ts'
import { useQueryParameter } from '../../ui/query-parameter.ts'
import { Drawer } from './Drawer.tsx'
import { Preview } from './Preview.tsx'

/** The playbooks as drawers of a plan chest: each can be looked into, taken away as a file, and cloned. The address remembers which is open. */
export function PlaybookDrawers() {
  const [asked, setAsked] = useQueryParameter('preview')
  const list = useRef<HTMLUListElement>(null)
  const open = asPlaybookId(asked)
  return (
    <>
      <ul className="drawers" ref={list}>
        {playbookIds.map((id) => (
          <Drawer key={id} id={id} onPreview={() => setAsked(id)} />
        ))}
      </ul>
      {open && (
        <Preview
          id={open}
          onClose={() => setAsked(null)}
          returnTo={() => list.current?.querySelector<HTMLElement>(`[data-preview="${open}"]`)}
        />
      )}
    </>
  )
}
