import { playbookIds } from '../../../data/playbooks.ts'
import { useDialogInAddress } from '../../ui/dialog-in-address.ts'
import { Drawer } from './Drawer.tsx'
import { Preview } from './Preview.tsx'

/**
 * The playbooks as drawers of a plan chest: each has a preview, exports and a Clone link. The address names the open
 * one.
 */
export function PlaybookDrawers() {
  const { openId, open, dialog } = useDialogInAddress('preview', playbookIds)
  return (
    <>
      <ul className="drawers">
        {playbookIds.map((id) => (
          <Drawer key={id} id={id} onPreview={() => open(id)} />
        ))}
      </ul>
      {openId && <Preview id={openId} {...dialog} />}
    </>
  )
}
