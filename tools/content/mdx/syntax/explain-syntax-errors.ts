import type { Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import { VFileMessage } from 'vfile-message'
import type { VFile } from 'vfile'
import { ContentError, type Finding, type Place } from '../../content-error.ts'
import { Lines } from '../../lines.ts'
import { unreadableText } from '../../unreadable-text.ts'
import { contentFile } from '../content-file.ts'
import { explainBrace } from './explain-brace.ts'
import { explainPairing } from './explain-pairing.ts'
import { explainTag } from './explain-tag.ts'
import { openDelimiterTracker, type OpenDelimiters } from './open-delimiters.ts'

/** A remark plugin that explains syntax errors in plain words, at the place of the cause. */
export function explainSyntaxErrors(this: Processor): void {
  const open: OpenDelimiters = { tag: undefined, brace: undefined }
  const data = this.data() as { micromarkExtensions?: unknown[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), openDelimiterTracker(open)]
  const parse = this.parser as Parser<Root>
  this.parser = (source: string, file: VFile): Root => {
    const unreadable = unreadableText(contentFile(file), source)
    if (unreadable) throw unreadable
    open.tag = open.brace = undefined
    try {
      return parse(source, file)
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      throw new ContentError({
        file: contentFile(file),
        source,
        rule: 'syntax',
        ...explain(error, new Lines(source), open),
      })
    }
  }
}

function explain(error: VFileMessage, lines: Lines, open: OpenDelimiters): Finding {
  const noticed = { line: error.line ?? 1, column: error.column ?? 1 }
  switch (error.source) {
    case 'micromark-extension-mdxjs-esm':
      return explainImport(lines, noticed)
    case 'micromark-extension-mdx-expression':
      return explainBrace(error, lines, open, noticed)
    case 'mdast-util-mdx-jsx':
      return explainPairing(error.reason, lines, noticed)
    default:
      return explainTag(error, lines, open, noticed)
  }
}

/** A paragraph that begins with `import` or `export` is parsed as program code. */
function explainImport({ source }: Lines, { line }: Place): Finding {
  const texts = source.split(/\r?\n/)
  let first = line
  while (first > 1 && !/^(import|export)\b/.test(texts[first - 1]!)) first--
  const word = /^\w+/.exec(texts[first - 1]!)?.[0] ?? 'import'
  return {
    place: { line: first, column: 1 },
    reason: `A paragraph cannot begin with the word "${word}": it is taken for program code.`,
    fix: 'Begin the sentence with another word, or delete the line.',
  }
}
