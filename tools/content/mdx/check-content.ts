import { visit } from 'unist-util-visit'
import type { Program } from 'estree'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { ContentError, throwAll, type Edit, type Explanation, type ReportFinding } from '../content-error.ts'
import { readFrontMatter } from '../front-matter.ts'
import { Lines } from '../lines.ts'
import { unambiguousMatch, suggestion } from '../suggestion.ts'
import type { LoadVocabulary, Vocabulary } from '../vocabulary.ts'
import { checkHtml } from './check-html.ts'
import { checkProps } from './check-props.ts'
import { contentFile } from './content-file.ts'
import { nameOf, startOf, tagsOf, type Element } from './element.ts'
import { expressionOf, valueIfStatic } from './static-value.ts'

/** A remark plugin that throws the errors of a file. */
export function checkContent(loadVocabulary: LoadVocabulary) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const vocabulary = await loadVocabulary()
    const [name, source] = [contentFile(file), String(file)]
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

/** What is between { and } in a text: perhaps the name of a phrase, as front matter quotes it. */
function explainCode(code: string, { records: { phrases } }: Vocabulary): Explanation {
  const written = code.trim()
  const known = Object.keys(phrases)
  const phrase = known.includes(written) ? written : unambiguousMatch(written, known)
  if (phrase !== undefined)
    return {
      reason: `{${written}} quotes a record in front matter only.`,
      fix: `Write <Phrase of="${phrase}" />`,
    }
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
