import type { ErrorCollector } from '../content-error.ts'
import { didYouMean } from '../suggestion.ts'
import { nameOf, startOf, type Element } from './element.ts'

/** The HTML elements that content may use: text and structure, no scripts, resources or styles. */
const ALLOWED =
  `a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2
  h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s section small span strong sub summary sup table tbody td
  tfoot th thead time tr u ul wbr`.split(/\s+/)

/** Reports HTML that content may not use. */
export function checkHtml(element: Element, errors: ErrorCollector): void {
  const name = element.name!
  errors.rule = 'html'
  if (!ALLOWED.includes(name)) {
    errors.add(
      nameOf(element),
      `Content cannot use the HTML element <${name}>.`,
      didYouMean(name, ALLOWED) ?? 'Use Markdown, or a widget.',
    )
    return
  }
  for (const attribute of element.attributes) {
    const place = startOf(attribute)
    if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value)) {
      errors.add(
        place,
        `An attribute of <${name}> contains program code.`,
        'Write a text in quotation marks, such as name="text".',
      )
    } else if (['class', 'className', 'style'].includes(attribute.name)) {
      errors.add(
        place,
        `"${attribute.name}" styles an element, which content cannot do.`,
        'Delete it, or use a widget.',
      )
    } else if (/^on/i.test(attribute.name)) {
      errors.add(place, `"${attribute.name}" is program code, which content cannot contain.`, 'Delete it.')
    }
  }
}
