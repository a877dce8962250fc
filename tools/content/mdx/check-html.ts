import type { ReportFinding } from '../content-error.ts'
import { unambiguousMatch } from '../suggestion.ts'
import { nameOf, startOf, type Element } from './element.ts'

/** The HTML elements that content may use: text and structure, no scripts, resources or styles. */
const ALLOWED =
  `a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2
  h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s section small span strong sub summary sup table tbody td
  tfoot th thead time tr u ul wbr`.split(/\s+/)

/** Reports HTML that content may not use. */
export function checkHtml(element: Element, add: ReportFinding): void {
  const name = element.name!
  if (!ALLOWED.includes(name)) {
    const meant = unambiguousMatch(name, ALLOWED)
    add({
      place: nameOf(element),
      reason: `Content cannot use the HTML element <${name}>.`,
      fix: name.includes(':')
        ? 'Delete its tags, which come from Word.'
        : meant
          ? `Did you mean "${meant}"?`
          : 'Use Markdown, or a widget.',
    })
    return
  }
  if (/^(a|h[1-6]|summary)$/.test(name) && !element.children.length)
    add({ place: nameOf(element), reason: `<${name}> has no text.`, fix: 'Write it between the tags, or delete them.' })
  for (const attribute of element.attributes) {
    const place = startOf(attribute)
    if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value)) {
      add({
        place,
        reason: `An attribute of <${name}> contains program code.`,
        fix: 'Write a text in quotation marks, such as name="text".',
      })
    } else if (['class', 'className', 'style'].includes(attribute.name)) {
      add({
        place,
        reason: `"${attribute.name}" styles an element, which content cannot do.`,
        fix: 'Delete it, or use a widget.',
      })
    } else if (attribute.name === 'hidden' || attribute.name === 'aria-hidden') {
      add({
        place,
        reason: `"${attribute.name}" hides words from visitors.`,
        fix: 'Delete it, or the words; a note to yourself goes between {/* and */}.',
      })
    } else if (/^on/i.test(attribute.name)) {
      add({ place, reason: `"${attribute.name}" is program code, which content cannot contain.`, fix: 'Delete it.' })
    }
  }
}
