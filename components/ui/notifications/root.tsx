import * as Toast from '@radix-ui/react-toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { Icon } from '../Icon.tsx'
import { confirmationDuration, RESULT_DURATION_MS, type FormResult } from './notification.ts'

let current: (FormResult & { id: number; open: boolean }) | undefined
let mounted = false
let rerender = () => {}

/** Shows a form's result in the place of the last one. */
export function showResult(result: FormResult): void {
  mount()
  current = { ...result, id: (current?.id ?? 0) + 1, open: true }
  rerender()
}

/** Shows a small confirmation below results; alone, it takes the place of the earlier ones. */
export function showConfirmation(text: string, alone: boolean): void {
  mount()
  if (alone) toast.dismiss()
  toast(text)
}

function mount(): void {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  place.className = 'notices-shown'
  document.querySelector('#notifications')!.append(place)
  createRoot(place).render(<Notifications />)
}

// The page's own regions announce, so Radix's announcements go to an element outside the document.
const detachedElement = document.createElement('div')

function Notifications() {
  const result = useSyncExternalStore(
    (listener) => {
      rerender = listener
      return () => {}
    },
    () => current,
  )
  const confirmations = useRef<HTMLElement>(null)
  useEffect(() => confirmations.current?.setAttribute('aria-live', 'off'), [])
  const close = (open: boolean) => {
    if (!result) return
    current = { ...result, open }
    rerender()
  }
  return (
    <>
      <Toast.Provider duration={RESULT_DURATION_MS} label="Result" announcerContainer={detachedElement}>
        {result && (
          <Toast.Root key={result.id} open={result.open} onOpenChange={close} className={`toast toast-${result.kind}`}>
            <Icon name={result.kind === 'error' ? 'warning' : 'check'} />
            <Toast.Title className="toast-title">{result.title}</Toast.Title>
            <Toast.Close className="toast-close" aria-label="Close">
              <Icon name="close" />
            </Toast.Close>
            <Toast.Description className="toast-text">{result.description}</Toast.Description>
          </Toast.Root>
        )}
        <Toast.Viewport className="results" label="Results ({hotkey})" />
      </Toast.Provider>
      <Toaster
        ref={confirmations}
        className="confirmations"
        containerAriaLabel="Confirmations"
        duration={confirmationDuration}
        position="bottom-right"
        visibleToasts={3}
        hotkey={['altKey', 'KeyT']}
        closeButton
        icons={{ close: <Icon name="close" /> }}
        toastOptions={{
          unstyled: true,
          className: 'toast toast-success',
          classNames: { title: 'toast-title', closeButton: 'toast-close' },
          closeButtonAriaLabel: 'Close',
        }}
      />
    </>
  )
}
