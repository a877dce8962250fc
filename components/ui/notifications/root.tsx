import * as Toast from '@radix-ui/react-toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { Icon } from '../Icon.tsx'

/** The result of a form. */
export type FormResult = {
  title: string
  description: string
  kind: 'success' | 'error'
}

let current: (FormResult & { id: number; open: boolean; duration: number }) | undefined
let mounted = false
let rerender = () => {}

/** Shows a form's result in the place of the last one, for so many milliseconds. */
export function showResult(result: FormResult, duration: number): void {
  mount()
  current = { ...result, id: (current?.id ?? 0) + 1, open: true, duration }
  rerender()
}

/** Shows a small confirmation below results, for so many milliseconds; alone, it takes the place of the earlier ones. */
export function showConfirmation(text: string, duration: number, alone: boolean): void {
  mount()
  if (alone) toast.dismiss()
  toast(text, { duration })
}

function mount(): void {
  if (mounted) return
  mounted = true
  const container = document.createElement('div')
  container.className = 'notices-shown'
  document.querySelector('#notifications')!.append(container)
  createRoot(container).render(<Notifications />)
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
      <Toast.Provider label="Result" announcerContainer={detachedElement}>
        {result && (
          <Toast.Root
            key={result.id}
            duration={result.duration}
            open={result.open}
            onOpenChange={close}
            className={`toast toast-${result.kind}`}
          >
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
