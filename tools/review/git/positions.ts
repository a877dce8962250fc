import { readFileSync } from 'node:fs'
import type { Finding } from '../compare/finding.ts'
import { attribute, closest } from '../page/dom.ts'
import { contentFileOf, shows, type Blame, type NamedKey } from './causes.ts'

const FRONT_MATTER: Record<string, string> = { title: 'title', description: 'description', robots: 'noindex' }

/**
 * The source of a change, as file:line:column: the key of data, the position that the build wrote on the element, or
 * the front matter.
 */
export function sourceOf(finding: Finding, path: string, { causes, keys }: Blame, atHand: boolean): string | undefined {
  const named = causes.get(path) ?? []
  const own = keys.filter(
    ({ file, key, position }) =>
      position !== undefined && named.some((cause) => cause.file === file && cause.key === key),
  )
  const shown = own.filter((key) => shows(finding, key))
  // Several values may match: take the one closest in length.
  const best = shown.sort((one, other) => distance(one, finding) - distance(other, finding))[0]
  if (best) return `${best.file}:${best.position}`
  const written = writtenSource(finding)?.source
  if (written || !atHand) return written
  const key =
    FRONT_MATTER[finding.kind] ??
    (finding.kind === 'open-graph' ? FRONT_MATTER[finding.in.replace(/^\w+:/, '')] : undefined)
  const file = key ? contentFileOf(path) : undefined
  return file && key ? lineOf(file, new RegExp(`^${key}\\s*:`)) : undefined
}

function distance({ before, after }: NamedKey, finding: Finding): number {
  return Math.abs(before.length - finding.before.length) + Math.abs(after.length - finding.after.length)
}

/** The position that a review build wrote on the element or an ancestor. */
export function writtenSource({ head, base }: Finding): { source: string; ofBase: boolean } | undefined {
  for (const mark of [head, base]) {
    const holder = closest(mark?.element, (element) =>
      /^content\/.+:\d+:\d+$/.test(attribute(element, 'data-source') ?? ''),
    )
    if (holder) return { source: attribute(holder, 'data-source')!, ofBase: mark === base }
  }
  return undefined
}

function lineOf(file: string, pattern: RegExp): string | undefined {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => pattern.test(text))
  return line < 0 ? undefined : `${file}:${line + 1}:1`
}
