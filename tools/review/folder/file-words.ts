import { counted } from '../../lib/text.ts'
import { changedWords } from '../compare/compare-sites.ts'
import { wordRuns } from '../compare/compare-words.ts'
import { groupBy } from '../page/lists.ts'
import { listed, shorten, sliceWords, splitWords } from '../page/words.ts'
import type { SourceFile } from '../repository/causes-file.ts'

/** More entries of a sentence are counted, and more sentences, each of which may claim something. */
const MAX_NAMED = 4
const MAX_SENTENCES = 20

interface Entry {
  name: string
  /** The address that it leads to. */
  key: string
  /** What it says about it. */
  text: string
}

/** The lines of a text that another one does not have. */
function linesOnlyIn(text: string, other: string): string[] {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => line.trim() && !known.has(line))
}

/** What happened to the entries of a text file such as llms.txt: which moved, went, came or changed; else its words. */
export function entriesInWords({ before, after }: Pick<SourceFile, 'before' | 'after'>): string {
  if (before === undefined || after === undefined) return ''
  const [oldLines, newLines] = [linesOnlyIn(before, after), linesOnlyIn(after, before)]
  const [old, fresh] = [oldLines.flatMap(readEntry), newLines.flatMap(readEntry)]
  const partnerOf = (entry: Entry, others: readonly Entry[]) =>
    others.find(({ key }) => key === entry.key) ??
    others.find(({ name, text }) => text.length > 0 && text === entry.text && name === entry.name)
  const pairs = fresh.flatMap((entry) => {
    const was = partnerOf(entry, old)
    return was ? [{ entry, was }] : []
  })
  const moved = pairs.filter(({ entry, was }) => entry.key !== was.key)
  const changed = pairs.filter(({ entry, was }) => entry.key === was.key)
  const byWords = groupBy(
    changed.flatMap(({ entry, was }) => [
      { entry, before: was.name, after: entry.name },
      { entry, before: was.text, after: entry.text },
    ]),
    ({ before, after }) => {
      const words = changedWords({ before, after })
      return before === after ? '' : `${quote(words.before)} is now ${quote(words.after)}`
    },
  )
  byWords.delete('')
  const namesOf = (entries: readonly Entry[]) => {
    const left = entries.length - MAX_NAMED
    const names = entries.slice(0, left > 1 ? MAX_NAMED : undefined).map(({ name }) => quote(name))
    return listed(left > 1 ? [...names, `${left} more`] : names)
  }
  const gone = old.filter((entry) => !pairs.some(({ was }) => was === entry))
  const came = fresh.filter((entry) => !pairs.some((pair) => pair.entry === entry))
  const sentences = [
    ...moved.map(({ entry, was }) => `${quote(entry.name)} moved from ${was.key} to ${entry.key}`),
    gone.length > 0 && `${namesOf(gone)} removed`,
    came.length > 0 && `${namesOf(came)} added`,
    ...[...byWords].map(([words, group]) => `${words} in ${namesOf(group.map(({ entry }) => entry))}`),
    ...otherWords(oldLines, newLines),
  ].filter((sentence) => typeof sentence === 'string')
  const more = sentences.length - MAX_SENTENCES
  return [...sentences.slice(0, MAX_SENTENCES), ...(more > 0 ? [counted(more, 'more change')] : [])]
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

function readEntry(line: string): Entry[] {
  const [, name, key, text] = /^[-*\s]*\[([^\]]+)\]\(([^)]+)\)(.*)$/.exec(line) ?? []
  return name ? [{ name, key: key!.replace(/^https?:\/\/[^/]+/, ''), text: text! }] : []
}

/** What changed in lines without a link. They are one text: words may only have gone to the next line. */
function otherWords(oldLines: readonly string[], newLines: readonly string[]): string[] {
  const textOf = (lines: readonly string[]) => lines.filter((line) => !readEntry(line).length).join('\n')
  const [old, fresh] = [textOf(oldLines), textOf(newLines)]
  const [words, newWords] = [splitWords(old), splitWords(fresh)]
  return wordRuns(words, newWords).map(({ base, head }) => {
    const [was, is] = [sliceWords(old, words, base), sliceWords(fresh, newWords, head)]
    if (!was || !is) return `${quote(was || is)} ${was ? 'removed' : 'added'}`
    return `${quote(was)} is now ${quote(is)}`
  })
}

function quote(text: string): string {
  return text ? `“${shorten(text.replace(/\s+/g, ' ').replace(/^[ :]+| $/g, ''), 160)}”` : 'nothing'
}
