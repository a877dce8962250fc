import { site } from '../../data/site.ts'
import { nonBreaking } from '../ui/non-breaking.ts'
import type { Problem } from './delivery.ts'
import type { FormState } from './form-state.ts'
import type { FieldErrors } from './fields.ts'

const KEPT = 'Everything you typed is still here.'
/** In one piece: a number that is broken over two lines is hard to dial from. */
const PHONE = nonBreaking(site.phone.label)

/** What the form says beside its button: what is wrong and what to do next. Empty while there is nothing to say. */
export function noticeOf(state: FormState): string {
  switch (state.phase) {
    case 'idle':
      return correctionNotice(state.errors)
    case 'submitting':
      return state.slow ? 'Still sending. Your connection is slow, so please keep this page open.' : ''
    case 'success':
      return ''
    case 'failure':
      return state.problem.kind === 'refused' ? correctionNotice(state.errors) : problemNotice(state.problem)
  }
}

/** Counts the fields that are wrong and repeats their messages, for those who cannot see them beside the fields. */
function correctionNotice(errors: FieldErrors): string {
  const messages = Object.values(errors)
  if (messages.length === 0) return ''
  return `Please correct ${messages.length === 1 ? 'one field' : `${messages.length} fields`}: ${messages.join(', ')}.`
}

function problemNotice(problem: Problem): string {
  switch (problem.kind) {
    case 'offline':
      return `You’re offline. ${KEPT} Submit it again once you’re connected.`
    case 'unreachable':
      return `The connection was lost. ${KEPT} Please submit it again. We won’t store it twice.`
    case 'late':
      return `Our server took too long to respond. ${KEPT} Please submit it again. We won’t store it twice.`
    case 'intercepted':
      return `Your network blocked this request. ${KEPT} If your Wi-Fi asks you to sign in, do that first, then submit it again.`
    case 'limited':
      return `We’ve had too many requests from your network. ${KEPT} Please try again ${inTime(problem.seconds)}, or call ${PHONE}.`
    case 'busy':
      return `We’re getting too many requests at the moment. ${KEPT} Please try again ${inTime(problem.seconds)}, or call ${PHONE}.`
    case 'refused':
    case 'failed':
      return `Something went wrong on our side. ${KEPT} Please try again, or call ${PHONE}.`
  }
}

function inTime(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes'
  if (seconds < 60) return 'in a minute'
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
  return `in ${Math.ceil(minutes / 60)} hours`
}
