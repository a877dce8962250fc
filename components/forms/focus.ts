/** Where focus goes when a form was refused, failed or came back: nobody should have to search for what to do next. */
export function focusNext(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid]')
  if (wrong) return wrong.focus()
  // A button that is disabled while it sends loses the focus; after a failure it is the next thing to use.
  const notice = form.querySelector('.form-problem')
  if (notice) {
    focusIfLost(form.querySelector<HTMLElement>('[type="submit"]'))
    notice.parentElement!.scrollIntoView({ block: 'nearest' })
    return
  }
  form.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

function focusIfLost(element: HTMLElement | null): void {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) element?.focus()
}

/** Posts the form as the browser does without script. Resolves only if the visitor comes back to this very page. */
export function postAndWait(form: HTMLFormElement): Promise<void> {
  form.submit()
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
