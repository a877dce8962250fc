import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unreadableText } from '../../../content/unreadable-text.ts'
import type { Rule } from '../rule.ts'
import { checkWords } from './dictionary.ts'

/** Words that are right beyond the dictionary, one a line. */
export const WORD_LIST = 'data/words.txt'

/** An apostrophe may have a backslash before it. */
const WORD = /[\p{L}\p{M}]+(?:\\?[’'][\p{L}\p{M}]+)*/gu

/** UK English, by the dictionary and the project's own list of words. */
export const spelling: Rule = {
  name: 'spelling',
  severity: 'error',
  slow: true,
  async check({ root, pages, data }, add) {
    const list = readWordList(root)
    const unreadable = unreadableText(WORD_LIST, list)
    if (unreadable) return add({ file: WORD_LIST, source: list }, unreadable)
    const own = wordsIn(list)
    const uses = [...pages, ...data].flatMap((file) =>
      [...file.prose.matchAll(WORD)]
        .filter((match) => !isNoWord(match, file.prose))
        .map((match) => ({ file, at: match.index, written: match[0], word: match[0].replace(/\\?[’']/g, "'") })),
    )
    const wrong = await checkWords(
      [...new Set(uses.map(({ word }) => word))].filter((word) => !own.has(word.toLowerCase())),
    )
    for (const { file, at, written, word } of uses) {
      const verdict = wrong.get(word)
      if (!verdict) continue
      const { isAmerican, suggestions } = verdict
      const place = file.lines.placeAt(at, written.length)
      if (isAmerican) {
        add(file, {
          place,
          reason: `"${written}" is the US spelling.`,
          fix: `Write "${suggestions[0]}". A name that is written so goes into ${WORD_LIST}.`,
        })
        continue
      }
      const known = suggestions.length
        ? `Did you mean ${suggestions.map((suggestion) => `"${suggestion}"`).join(' or ')}?`
        : 'Fix it.'
      add(file, {
        place,
        reason: `"${written}" is not in the dictionary.`,
        fix: `${known} A word that is right goes into ${WORD_LIST}.`,
      })
    }
  },
}

/** Part of a name or a code rather than a word: beside a digit, an @, a dot without a space, or in a path; in capitals, of two words grown together, or a single letter. */
function isNoWord({ 0: word, index }: RegExpExecArray, text: string): boolean {
  const [before, after] = [
    text.slice(Math.max(0, index - 1), index),
    text.slice(index + word.length, index + word.length + 2),
  ]
  return (
    word.length < 2 ||
    /[\d@_/.#]/.test(before) ||
    /^([\d@_/]|\.\p{Ll})/u.test(after) ||
    /^\p{Lu}+s?$|\p{Ll}\p{Lu}/u.test(word)
  )
}

function readWordList(root: string): string {
  const path = join(root, WORD_LIST)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function wordsIn(list: string): Set<string> {
  return new Set(
    list
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim().toLowerCase())
      .filter(Boolean),
  )
}
