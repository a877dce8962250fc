import { createElement } from '../../../pages/client/search/create-element.ts'
import type { FoundError } from '../change-actions.ts'
import { buttonOf } from './button.ts'
import { requestAtOnce } from './request.ts'

/** Opens what an error is in. */
export type OpenError = (error: FoundError) => void

/** Checks the whole site. */
export async function findErrors(): Promise<FoundError[]> {
  return (await requestAtOnce<{ found: FoundError[] }>('check')).found
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
