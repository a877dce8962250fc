import * as Radix from '@radix-ui/react-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useQueryParameter } from './query-parameter.ts'

type DialogProps = {
  title: string
  /** The line under the title, read with it. */
  subtitle: string
  /** A symbol or a figure beside the title. */
  mark?: ReactNode
  /** Further classes. */
  className?: string
  children: ReactNode
  onClose: () => void
  /** The element that gets the focus on close: the button that opened it. */
  returnTo: () => HTMLElement | null
}

/** A modal dialog, open while it is rendered. Escape, the close button and a press outside call `onClose`. */
export function Dialog({ title, subtitle, mark, className, children, onClose, returnTo }: DialogProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <Radix.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="dialog-backdrop" />
        <Radix.Content
          ref={content}
          className={className ? `dialog ${className}` : 'dialog'}
          // Focus the dialog, not its first link, so that a screen reader begins with the title.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.focus()
          }}
          // Ignore presses on notifications, which are above the dialog.
          onInteractOutside={(event) => {
            if ((event.target as Element).closest('#notifications')) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnTo()?.focus()
          }}
        >
          <header>
            {mark}
            <div>
              <Radix.Title>{title}</Radix.Title>
              <Radix.Description>{subtitle}</Radix.Description>
            </div>
          </header>
          {children}
          <Radix.Close asChild>
            <Button variant="ghost" size="icon" aria-label="Close">
              <Icon name="close" />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A dialog whose state is in the page's address, so that reload, Back and shared links restore it. */
type DialogInAddress<Id extends string> = {
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
