import { styleText } from 'node:util'
import type { ContentError } from '../../../pages/content/content-error.ts'

/** What was found, for people: each mistake with its line, then a count. */
export function words(found: readonly ContentError[], milliseconds: number): string {
  const errors = found.filter(({ severity }) => severity === 'error').length
  const warnings = found.length - errors
  const count = errors + warnings === 0 ? 'No mistakes' : [errors ? plural(errors, 'mistake') : 'No mistakes', warnings && plural(warnings, 'warning')].filter(Boolean).join(', ')
  return [...found.map(told), `${count} (${(milliseconds / 1000).toFixed(1)} s)`].join('\n')
}

/** One mistake: where, what, how to mend it, and the line. */
export function told({ severity, message, rule }: ContentError): string {
  const label = severity === 'error' ? styled('red', 'mistake') : styled('yellow', 'warning')
  return `${label}  ${message.replace('\n\n', `  ${styled('gray', `[${rule}]`)}\n\n`)}`
}

function styled(colour: 'red' | 'yellow' | 'gray', text: string): string {
  return process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText(colour, text) : text
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
