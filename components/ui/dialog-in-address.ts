import { useQueryParameter } from './query-parameter.ts'

/** A dialog whose state is in the page's address, so that reload, Back and shared links restore it. */
export type DialogInAddress<Id extends string> = {
  /** The record of the open dialog; undefined if none is open or the id is unknown. */
  openId: Id | undefined
  open: (id: Id) => void
  /** Props of the `Dialog`. */
  dialog: { onClose: () => void; returnTo: () => HTMLElement | null }
}

/**
 * A dialog for one of several ids, stored in a query parameter. The button that opens it has the id in the data
 * attribute of that name, such as `data-card`, and gets the focus when the dialog closes.
 */
export function useDialogInAddress<Id extends string>(parameter: string, ids: readonly Id[]): DialogInAddress<Id> {
  const [parameterValue, setParameterValue] = useQueryParameter(parameter)
  const openId = ids.find((id) => id === parameterValue)
  return {
    openId,
    open: setParameterValue,
    dialog: {
      onClose: () => setParameterValue(null),
      returnTo: () => document.querySelector<HTMLElement>(`[data-${parameter}="${openId}"]`),
    },
  }
}
