import { visit } from 'unist-util-visit'
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { ErrorCollector, type Edit } from '../content-error.ts'
import { readFrontMatter } from '../front-matter.ts'
import { certain, suggestion } from '../suggestion.ts'
import type { LoadVocabulary, Vocabulary } from '../vocabulary.ts'
import { checkHtml } from './check-html.ts'
import { checkProps } from './check-props.ts'
import { contentFile } from './content-file.ts'
import { nameOf, startOf, type Element } from './element.ts'
import { expressionOf, NotStatic, staticValue } from './static-value.ts'

/** A remark plugin that throws the errors of a file. */
export function checkContent(loadVocabulary: LoadVocabulary) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const vocabulary = await loadVocabulary()
    const errors = new ErrorCollector(contentFile(file), String(file))
    const { frontMatter, errors: found } = readFrontMatter(errors.file, errors.source, vocabulary.records)
    errors.found.push(...found)
    file.data['template'] = frontMatter?.template
    file.data['frontMatter'] = frontMatter
    checkTree(tree, vocabulary, errors)
    errors.throwIfAny()
  }
}

/** Finds unknown widgets, wrong props, forbidden HTML and program code. */
export function checkTree(tree: Root | HtmlRoot, vocabulary: Vocabulary, errors: ErrorCollector): void {
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      checkElement(node as Element, vocabulary, errors)
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      errors.rule = 'program-code'
      if (isDynamic(node.data?.estree))
        errors.add(
          startOf(node),
          'Content cannot contain program code between { and }.',
          'Write the words themselves. To show a brace, write a backslash before it: \\{',
        )
    } else if (node.type === 'mdxjsEsm') {
      errors.rule = 'program-code'
      const word = /^\w+/.exec(node.value)?.[0] ?? 'import'
      errors.add(startOf(node), `Content cannot ${word} anything.`, 'Widgets need no import: delete the line.')
    }
  })
}

function checkElement(element: Element, vocabulary: Vocabulary, errors: ErrorCollector): void {
  const { name } = element
  errors.rule = 'widgets'
  if (!name) return errors.add(startOf(element), 'This tag has no name.', 'Write its name, or delete <> and </>.')
  const widget = Object.hasOwn(vocabulary.widgets, name) ? vocabulary.widgets[name] : undefined
  if (widget) return checkProps(element, widget, vocabulary.records, errors)
  const names = Object.keys(vocabulary.widgets)
  const meant = names.find((known) => known.toLowerCase() === name.toLowerCase())
  if (/^[A-Z]/.test(name) || name.includes('.') || meant)
    return errors.add(
      nameOf(element),
      `There is no widget "${name}".`,
      suggestion(name, names),
      renamed(element, meant ?? certain(name, names), errors.source),
    )
  checkHtml(element, errors)
}

/** Writes another name into both tags of an element. */
function renamed(element: Element, text: string | undefined, source: string): Edit[] | undefined {
  if (text === undefined) return undefined
  const { end } = element.position!
  const closing = { line: end.line, column: end.column - element.name!.length - 1, length: element.name!.length }
  const hasClosing = source
    .split('\n')
    [end.line - 1]!.slice(0, end.column - 1)
    .endsWith(`</${element.name}>`)
  return [{ place: nameOf(element), text }, ...(hasClosing ? [{ place: closing, text }] : [])]
}

/** Whether an expression is program code, not a comment or a literal. */
function isDynamic(program: Parameters<typeof expressionOf>[0]): boolean {
  const expression = expressionOf(program)
  if (!expression) return false
  try {
    return !['string', 'number'].includes(typeof staticValue(expression))
  } catch (error) {
    if (error instanceof NotStatic) return true
    throw error
  }
}
