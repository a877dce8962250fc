import { playbookIds } from '../../../data/playbooks.ts'
import { useDialogInAddress } from '../../ui/dialog-in-address.ts'
import { PlaybookCard } from './PlaybookCard.tsx'
import { PlaybookPreview } from './PlaybookPreview.tsx'

/**
 * The playbooks as drawers of a plan chest: each has a preview, exports and a Clone link. The address names the open
 * one.
 */
export function PlaybookDrawers() {
  const { openId, open, dialog } = useDialogInAddress('preview', playbookIds)
  return (
    <>
      <ul className="playbooks cells thirds">
        {playbookIds.map((id) => (
          <PlaybookCard key={id} id={id} onPreview={() => open(id)} />
        ))}
      </ul>
      {openId && <PlaybookPreview id={openId} {...dialog} />}
    </>
  )
}
