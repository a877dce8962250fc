import { visit } from 'unist-util-visit'
import type { Program } from 'estree'
import type { Root as HtmlRoot } from 'hast'
import type { Parents, Root } from 'mdast'
import type { VFile } from 'vfile'
import { ErrorCollector, type Edit } from '../content-error.ts'
import { readFrontMatter } from '../front-matter.ts'
import { Lines } from '../lines.ts'
import { certain, suggestion } from '../suggestion.ts'
import type { LoadVocabulary, Vocabulary } from '../vocabulary.ts'
import { checkHtml } from './check-html.ts'
import { checkProps } from './check-props.ts'
import { contentFile } from './content-file.ts'
import { nameOf, startOf, tagsOf, type Element } from './element.ts'
import { outdated } from './outdated.ts'
import { expressionOf, valueIfStatic } from './static-value.ts'

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
  visit(tree, (node, _index, parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      checkElement(node as Element, parent as Parents | undefined, vocabulary, errors)
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

function checkElement(
  element: Element,
  parent: Parents | undefined,
  vocabulary: Vocabulary,
  errors: ErrorCollector,
): void {
  const { name } = element
  errors.rule = 'widgets'
  if (!name) return errors.add(startOf(element), 'This tag has no name.', 'Write its name, or delete <> and </>.')
  const widget = Object.hasOwn(vocabulary.widgets, name) ? vocabulary.widgets[name] : undefined
  if (widget) return checkProps(element, widget, vocabulary.records, errors)
  const lines = new Lines(errors.source)
  const old = outdated(element, parent, lines)
  if (old) return errors.add(nameOf(element), `<${name}> is no longer needed.`, old.fix, old.edits)
  const names = Object.keys(vocabulary.widgets)
  const inOtherCase = names.find((known) => known.toLowerCase() === name.toLowerCase())
  const meant = inOtherCase ?? certain(name, names)
  if (/^[A-Z]/.test(name) || name.includes('.') || inOtherCase)
    return errors.add(
      nameOf(element),
      `There is no widget "${name}".`,
      suggestion(name, names),
      meant === undefined ? [] : renamed(element, meant, lines),
    )
  checkHtml(element, errors)
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
