import { relative } from 'node:path'
import type { Program } from 'estree'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { ContentError, throwAll, Lines, type Edit, type Explanation, type ReportFinding } from '../content-error.ts'
import { readFrontMatter } from '../front-matter.ts'
import { suggestion, unambiguousMatch } from '../suggestion.ts'
import type { LoadVocabulary, Vocabulary } from '../vocabulary.ts'
import { checkProps } from './check-props.ts'
import { nameOf, startOf, tagsOf, type Element } from './element.ts'
import { expressionOf, valueIfStatic } from './static-value.ts'

/** A remark plugin that throws the errors of a file. */
export function checkContent(loadVocabulary: LoadVocabulary) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const vocabulary = await loadVocabulary()
    const [name, source] = [contentPath(file), String(file)]
    const { frontMatter, errors } = readFrontMatter(name, source, vocabulary.records)
    file.data['template'] = frontMatter?.template
    file.data['frontMatter'] = frontMatter
    throwAll([...errors, ...checkTree(tree, name, source, vocabulary)])
  }
}

/** Finds unknown widgets, wrong props, forbidden HTML and program code. */
export function checkTree(tree: Root, file: string, source: string, vocabulary: Vocabulary): ContentError[] {
  const errors: ContentError[] = []
  const addTo =
    (rule: string): ReportFinding =>
    (finding) =>
      errors.push(new ContentError({ file, source, rule, ...finding }))
  const add = addTo('program-code')
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      checkElement(node, vocabulary, source, addTo)
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (isDynamic(node.data?.estree)) add({ place: startOf(node), ...explainCode(node.value, vocabulary) })
    } else if (node.type === 'mdxjsEsm')
      add({
        place: startOf(node),
        reason: `Content cannot ${/^\w+/.exec(node.value)?.[0] ?? 'import'} anything.`,
        fix: 'Widgets need no import: delete the line.',
      })
  })
  return errors
}

function checkElement(
  element: Element,
  vocabulary: Vocabulary,
  source: string,
  addTo: (rule: string) => ReportFinding,
): void {
  const add = addTo('widgets')
  const { name } = element
  if (!name)
    return add({
      place: startOf(element),
      reason: 'This tag has no name.',
      fix: 'Write its name, or delete <> and </>.',
    })
  const widget = Object.hasOwn(vocabulary.widgets, name) ? vocabulary.widgets[name] : undefined
  if (widget) return checkProps(element, widget, vocabulary.records, addTo('props'))
  const lines = new Lines(source)
  const names = Object.keys(vocabulary.widgets)
  const inOtherCase = names.find((known) => known.toLowerCase() === name.toLowerCase())
  const meant = inOtherCase ?? unambiguousMatch(name, names)
  if (/^[A-Z]/.test(name) || name.includes('.') || inOtherCase)
    return add({
      place: nameOf(element),
      reason: `There is no widget "${name}".`,
      fix: suggestion(name, names),
      edits: meant === undefined || lacksProps(element, meant, vocabulary) ? [] : renamed(element, meant, lines),
    })
  checkHtml(element, addTo('html'))
}

/** Explains code between { and } in a text: perhaps the name of a phrase, as front matter quotes it. */
function explainCode(code: string, { records: { phrases } }: Vocabulary): Explanation {
  const written = code.trim()
  const known = Object.keys(phrases)
  const phrase = known.includes(written) ? written : unambiguousMatch(written, known)
  if (phrase !== undefined)
    return { reason: `{${written}} quotes a record in front matter only.`, fix: `Write <Phrase of="${phrase}" />` }
  return {
    reason: 'Content cannot contain program code between { and }.',
    fix: 'Write the words themselves, or <Phrase of="…" /> to quote a record. To show a brace, write a backslash before it: \\{',
  }
}

/** Whether an element could not be the widget of another name without other changes. */
function lacksProps(element: Element, name: string, { widgets, records }: Vocabulary): boolean {
  let isWrong = false
  checkProps(element, widgets[name]!, records, () => (isWrong = true))
  return isWrong
}

/** Writes another name into both tags of an element. */
function renamed(element: Element, text: string, lines: Lines): Edit[] {
  const [, close] = tagsOf(element, lines)
  const places = [nameOf(element), ...(close ? [lines.placeAt(close.from + 2, element.name!.length)] : [])]
  return places.map((place) => ({ place, text }))
}

/** Whether an expression is program code, not a comment or a literal. */
function isDynamic(program: Program | null | undefined): boolean {
  const expression = expressionOf(program)
  return expression !== undefined && !['string', 'number'].includes(typeof valueIfStatic(expression))
}

/** The HTML elements that content may use: text and structure, no scripts, resources or styles. */
const ALLOWED =
  `a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2
  h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s section small span strong sub summary sup table tbody td
  tfoot th thead time tr u ul wbr`.split(/\s+/)

/** Reports HTML that content may not use. */
function checkHtml(element: Element, add: ReportFinding): void {
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

/** A file's path as messages print it: relative to the repository, with forward slashes. */
export function contentPath({ cwd, path }: VFile): string {
  return path ? relative(cwd, path).replaceAll('\\', '/') : 'content/untitled.mdx'
}
