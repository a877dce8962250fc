import { site } from '../../data/site.ts'
import { Button, Spinner } from '../ui/Button.tsx'
import { RequiredNote } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { nonBreaking } from '../ui/text-format.tsx'
import type { SendError } from './send-form.ts'
import type { FormState } from './form-state.ts'

type FormFooterProps = {
  state: FormState
  /** A sentence beside the button: what happens next. */
  promise?: string
}

/** The end of a form: the button, what happens next, and the form's messages. */
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
      {/* Always rendered: screen readers announce only changes within an existing live region. */}
      <div className="form-status" role="status">
        {submitting && <p className={notice ? 'form-notice' : 'sr-only'}>{notice || 'Submitting...'}</p>}
        {!submitting && notice && <p className="form-notice form-problem">{notice}</p>}
      </div>
      <p className="form-notice wide" data-island-failed hidden>
        Part of this page didn’t load, but the form still works. Fill it in and submit it.
      </p>
    </>
  )
}

const STILL_HERE = 'Everything you typed is still here.'
/** Without line breaks, so that the number is easy to read. */
const PHONE = nonBreaking(site.phone.label)

/** The message beside the button: what is wrong and what to do next, or an empty string. */
export function noticeOf(state: FormState): string {
  switch (state.phase) {
    case 'idle':
      return ''
    case 'submitting':
      return state.slow ? 'Still sending. Your connection is slow, so please keep this page open.' : ''
    case 'success':
      return ''
    case 'failure':
      // The summary above the fields lists the errors.
      return state.problem.kind === 'refused' && Object.keys(state.errors).length > 0
        ? ''
        : problemNotice(state.problem)
  }
}

function problemNotice(problem: SendError): string {
  switch (problem.kind) {
    case 'offline':
      return `You’re offline. ${STILL_HERE} Submit it again once you’re connected.`
    case 'unreachable':
      return `The connection was lost. ${STILL_HERE} Please submit it again. We won’t store it twice.`
    case 'late':
      return `Our server took too long to respond. ${STILL_HERE} Please submit it again. We won’t store it twice.`
    case 'intercepted':
      return (
        `Your network blocked this request. ${STILL_HERE} ` +
        `If your Wi-Fi asks you to sign in, do that first, then submit it again.`
      )
    case 'limited':
      return (
        `We’ve had too many requests from your network. ${STILL_HERE} ` +
        `Please try again ${inTime(problem.seconds)}, or call ${PHONE}.`
      )
    case 'busy':
      return (
        `We’re getting too many requests at the moment. ${STILL_HERE} ` +
        `Please try again ${inTime(problem.seconds)}, or call ${PHONE}.`
      )
    case 'refused':
    case 'failed':
      return `Something went wrong on our side. ${STILL_HERE} Please try again, or call ${PHONE}.`
  }
}

function inTime(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes'
  if (seconds < 60) return 'in a minute'
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
  return `in ${Math.ceil(minutes / 60)} hours`
}
