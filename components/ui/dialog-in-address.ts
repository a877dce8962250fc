import { useQueryParameter } from './query-parameter.ts'

/** A dialog that the page's address keeps open: reload, Back and a sent link bring it back. */
export type DialogInAddress<Id extends string> = {
  /** What the open dialog is about; undefined while none is open or the address names nothing that exists. */
  openId: Id | undefined
  open: (id: Id) => void
  /** For the `Dialog`. */
  dialog: { onClose: () => void; returnTo: () => HTMLElement | null }
}

/**
 * A dialog for one of several ids, by a query parameter. The button that opens it carries the id in the data attribute
 * of the parameter's name, such as `data-card`, and takes the focus when the dialog closes.
 */
export function useDialogInAddress<Id extends string>(parameter: string, ids: readonly Id[]): DialogInAddress<Id> {
  const [asked, setAsked] = useQueryParameter(parameter)
  const openId = ids.find((id) => id === asked)
  return {
    openId,
    open: setAsked,
    dialog: {
      onClose: () => setAsked(null),
      returnTo: () => document.querySelector<HTMLElement>(`[data-${parameter}="${openId}"]`),
    },
  }
}
