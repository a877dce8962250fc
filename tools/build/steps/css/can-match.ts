import type { Attribute, Node, Pseudo, Selector } from 'postcss-selector-parser'
import type { OutlineElement } from './outline.ts'

/** What browsers and the page's own script set while nothing is awake; an awake widget has the whole sheet. */
const SET_LATER = new Set(['open', 'data-theme', 'data-awake'])

/** What an element has where these can match it. */
const FIELDS: readonly [pseudo: RegExp, types: readonly string[]][] = [
  [/^::file-selector-button$/, ['file']],
  [/^::-webkit-search-/, ['search']],
  [/^::-webkit-(date|calendar)/, ['date', 'time', 'datetime-local', 'month', 'week']],
  [/^::-webkit-(inner|outer)-spin/, ['number']],
]

/** The attributes that tests of a selector look at, beside its classes. */
export function attributesTestedBy(selector: Selector): string[] {
  const names: string[] = []
  selector.walk((node) => {
    if (node.type === 'attribute') names.push(node.attribute.toLowerCase())
    else if (node.type === 'id') names.push('id')
    else if (node.type === 'pseudo')
      names.push(
        ...(node.value === ':disabled'
          ? ['disabled']
          : node.value === '::placeholder'
            ? ['placeholder']
            : FIELDS.some(([pseudo]) => pseudo.test(node.value))
              ? ['type']
              : []),
      )
  })
  return names
}

type Test = (element: OutlineElement) => boolean

/**
 * A test whether a selector can match an element, now or in a state that comes without the page's HTML changing. It may say
 * yes too often, never no. It answers undefined when the selector is for every page.
 */
export function canMatch(selector: Selector): Test {
  const parts = partsOf(selector.nodes)
  return (element) => matchesAt(parts, parts.length - 1, element)
}

/** A compound selector, and how it stands to the one before it. */
type Part = { combinator: string; tests: Test[] }

function partsOf(nodes: readonly Node[]): Part[] {
  const parts: Part[] = [{ combinator: '', tests: [] }]
  for (const node of nodes) {
    if (node.type === 'combinator') parts.push({ combinator: node.value.trim() || ' ', tests: [] })
    else parts.at(-1)!.tests.push(testOf(node))
  }
  return parts
}

function matchesAt(parts: readonly Part[], at: number, element: OutlineElement): boolean {
  const { combinator, tests } = parts[at]!
  if (!tests.every((test) => test(element))) return false
  if (at === 0) return true
  const before = (next: OutlineElement | undefined) => !!next && matchesAt(parts, at - 1, next)
  if (combinator === '>') return before(element.parent)
  if (combinator === '+') return before(element.previous)
  const step = combinator === '~' ? 'previous' : 'parent'
  for (let next = element[step]; next; next = next[step]) if (matchesAt(parts, at - 1, next)) return true
  return false
}

const always: Test = () => true

function testOf(node: Node): Test {
  switch (node.type) {
    case 'class':
      return ({ classes }) => classes.has(node.value)
    case 'id':
      return ({ attributes }) => attributes.get('id') === node.value
    case 'tag': {
      const tag = node.value.toLowerCase()
      return (element) => element.tag === tag
    }
    case 'attribute':
      return attributeTest(node)
    case 'pseudo':
      return pseudoTest(node)
    default:
      return always
  }
}

function attributeTest({ attribute, operator, value = '', insensitive }: Attribute): Test {
  const name = attribute.toLowerCase()
  if (SET_LATER.has(name)) return always
  return ({ attributes }) => {
    const has = attributes.get(name)
    if (has === undefined || !operator || insensitive) return has !== undefined
    if (operator === '=') return has === value
    if (operator === '^=') return has.startsWith(value)
    if (operator === '$=') return has.endsWith(value)
    return has.includes(value)
  }
}

function pseudoTest(node: Pseudo): Test {
  const type = FIELDS.find(([pseudo]) => pseudo.test(node.value))?.[1]
  if (type) return ({ attributes }) => type.includes(attributes.get('type') ?? '')
  switch (node.value) {
    case ':disabled':
      return ({ attributes }) => attributes.has('disabled')
    case '::placeholder':
      return ({ attributes }) => attributes.has('placeholder')
    case ':-moz-ui-invalid':
      return ({ tag }) => /^(input|select|textarea)$/.test(tag)
    case ':root':
      return ({ parent }) => !parent
    case ':first-child':
      return ({ previous }) => !previous
    case ':is':
    case ':where': {
      const tests = node.nodes.map(canMatch)
      return (element) => tests.some((test) => test(element))
    }
    case ':not': {
      // Only of what no state can change may be said that it is never not so.
      const fixed = node.nodes.filter(
        (selector) =>
          selector.nodes.every(({ type }) => type === 'class' || type === 'tag' || type === 'attribute') &&
          !/\[(open|data-)/.test(selector.toString()),
      )
      const tests = fixed.map(canMatch)
      return (element) => !tests.some((test) => test(element))
    }
    default:
      return always
  }
}
