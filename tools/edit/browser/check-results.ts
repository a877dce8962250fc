import { createElement } from '../../../pages/client/search/create-element.ts'
import { counted } from '../../lib/text.ts'
import type { FoundError } from '../change-actions.ts'
import { buttonOf } from '../../gallery/browser/form.ts'

/** Opens what an error is in. */
export type OpenError = (error: FoundError) => void

/** What the check found in the chosen files, in a sentence and a list, and then in all others. */
export function checkResult(found: readonly FoundError[], chosen: readonly string[], open: OpenError): HTMLElement[] {
  const own = found.filter(({ file }) => chosen.includes(file))
  const older = found.filter(({ file }) => !chosen.includes(file))
  const sentence = (text: string) => createElement('p', {}, text)
  return [
    sentence(own.length ? `${countOf(own)} in your changes:` : 'No errors in your changes.'),
    ...(own.length ? [errorList(own, open)] : []),
    ...(older.length ? [sentence(`${countOf(older)} elsewhere:`), errorList(older, open)] : []),
  ]
}

/** As in '1 error and 3 warnings'. */
function countOf(found: readonly FoundError[]): string {
  const counts = (['error', 'warning'] as const).map((kind) => {
    const { length } = found.filter(({ severity }) => severity === kind)
    return length && counted(length, kind)
  })
  return counts.filter(Boolean).join(' and ')
}

/** The errors and then the warnings as a list; each names its page and part, and opens them. */
export function errorList(found: readonly FoundError[], open: OpenError): HTMLElement {
  const sorted = ['error', 'warning'].flatMap((kind) => found.filter(({ severity }) => severity === kind))
  const items = sorted.map((error) => {
    const { severity, file, line, reason, fix = '', page, record } = error
    const place = page ? `${page.title}, ${page.part}` : record ? `${record.path} in ${file}` : `${file}, line ${line}`
    const button = buttonOf(place, () => open(error), { class: 'place', title: `${file}, line ${line}` })
    const text = `${severity === 'error' ? 'Error' : 'Warning'}: ${reason} ${fix}`.trim()
    return createElement('li', { class: severity }, page || record ? button : place, createElement('br', {}), text)
  })
  return createElement('ul', { class: 'errors' }, ...items)
}
