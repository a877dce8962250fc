import { statSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Rule } from '../rule.ts'
import { isLive, valuePlace, type SitePage } from '../../site/site-reader.ts'

const KEYS = ['title', 'description'] as const

/**
 * No two pages have the same title or description, nor ones that differ in a single word: search results show one of
 * them only. A copied page is one error, in the copy.
 */
export const duplicateMetadata: Rule = {
  name: 'duplicate-metadata',
  severity: 'error',
  check(site, add) {
    const seen = { title: new Map<string, SitePage>(), description: new Map<string, SitePage>() }
    for (const page of site.pages) {
      const { frontMatter } = page
      if (!frontMatter || !isLive(page, site)) continue
      const others = new Map<SitePage, (typeof KEYS)[number][]>()
      for (const key of KEYS) {
        const words = frontMatter[key].toLowerCase().match(/[\p{L}\p{N}£]+/gu) ?? []
        const forms = formsOf(words)
        const other = forms.map((form) => seen[key].get(form)).find(Boolean)
        if (other) others.set(other, [...(others.get(other) ?? []), key])
        else for (const form of forms) seen[key].set(form, page)
      }
      for (const [other, keys] of others) {
        const [original, copy] = isCopy(site.root, other.file, page.file) ? [page, other] : [other, page]
        const isSame = keys.every((key) => other.frontMatter![key] === frontMatter[key])
        add(copy, {
          place: valuePlace(copy, keys[0]!),
          reason:
            `This page and ${original.file}:${valuePlace(original, keys[0]!).line} have ` +
            `${isSame ? 'the same' : 'nearly the same'} ${keys.join(' and ')}.`,
          fix: 'Change one of them to say what makes it different.',
        })
      }
    }
  },
}

/** Whether the first file is a copy of the second: its name is the longer form, or it was saved later. */
function isCopy(root: string, file: string, other: string): boolean {
  const [name, otherName] = [parse(file).name, parse(other).name]
  if (name !== otherName && name.startsWith(otherName)) return true
  if (name !== otherName && otherName.startsWith(name)) return false
  const savedAt = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? Infinity
  return savedAt(file) > savedAt(other)
}

/**
 * The words themselves, and with each one left out in turn: texts that share a form differ in one word at most. Short
 * ones must agree in all.
 */
function formsOf(words: readonly string[]): string[] {
  const whole = words.join(' ')
  return words.length < 6 ? [whole] : [whole, ...words.map((_, index) => words.toSpliced(index, 1, '*').join(' '))]
}
