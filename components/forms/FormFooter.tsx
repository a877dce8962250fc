import { Button, Spinner } from '../ui/Button.tsx'
import { RequiredNote } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { FormState } from './form-state.ts'
import { noticeOf } from './notices.ts'

type FormFooterProps = {
  state: FormState
  /** A sentence beside the button: what happens next. */
  promise?: string
}

/** The end of a form: the button, what happens next, and the one place where the form speaks. */
export function FormFooter({ state, promise }: FormFooterProps) {
  const submitting = state.phase === 'submitting'
  const notice = noticeOf(state)
  return (
    <>
      <div className="form-end">
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? (
            <>
              <Spinner />
              Submitting...
            </>
          ) : (
            <>
              Submit Request{' '}
              <span aria-hidden="true">
                <span className="sr-only">→</span>
                <Icon name="arrow-right" />
              </span>
            </>
          )}
        </Button>
        <div>
          <RequiredNote />
          {promise && <p className="hint">{promise}</p>}
        </div>
      </div>
      {/* In the page from the start: screen readers announce only what changes in a region that they know. */}
      <div className="form-says" role="status">
        {submitting && <p className={notice ? 'form-notice' : 'sr-only'}>{notice || 'Submitting...'}</p>}
        {!submitting && notice && <p className="form-notice form-problem">{notice}</p>}
      </div>
      <p className="form-notice wide" data-island-failed hidden>
        Part of this page didn’t load, but the form still works. Fill it in and submit it.
      </p>
    </>
  )
}
