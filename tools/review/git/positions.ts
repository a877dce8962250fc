import { existsSync, readFileSync } from 'node:fs'
import type { Finding } from '../compare/finding.ts'
import { attribute, closest } from '../page/dom.ts'
import type { Cause } from '../report.ts'
import { contentFileOf } from './causes.ts'

const FRONT_MATTER: Record<string, string> = { title: 'title', description: 'description', robots: 'noindex' }

/** File, line and column of what made a change: written on the element by a review build, or found in the front matter or the data. */
export function sourceOf(finding: Finding, path: string, causes: readonly Cause[]): string | undefined {
  for (const cause of causes) {
    const inData = cause.key === undefined ? undefined : dataLine(cause, finding)
    if (inData) return inData
  }
  const written = writtenSource(finding)
  if (written) return written
  const key = FRONT_MATTER[finding.kind]
  const file = key ? contentFileOf(path) : undefined
  return file && key ? lineOf(file, new RegExp(`^${key}\\s*:`)) : undefined
}

/** What a review build wrote on the element, or on what holds it. */
export function writtenSource({ head, base }: Finding): string | undefined {
  for (const mark of [head, base]) {
    const holder = closest(mark?.element, (element) => /^content\/.+:\d+:\d+$/.test(attribute(element, 'data-source') ?? ''))
    if (holder) return attribute(holder, 'data-source')
  }
  return undefined
}

/** The line of a data file on which a key has its new value. */
function dataLine({ file, key }: Cause, { after, before }: Finding): string | undefined {
  const name = /([A-Za-z_$][\w$]*)(?:\[\d+\])*$/.exec(key!)?.[1]
  const value = (after || before).replace(/^\p{Sc}|[^\p{L}\p{N}]+$/gu, '').replace(/(\d),(?=\d{3})/g, '$1')
  if (!name || !value || !existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const held = (line: string) => line.replace(/(\d)_(?=\d)/g, '$1').includes(value)
  const line = lines.findIndex((text) => held(text) && new RegExp(`\\b${name}\\b`).test(text))
  return line < 0 ? undefined : `${file}:${line + 1}:${Math.max(lines[line]!.indexOf(value), 0) + 1}`
}

function lineOf(file: string, pattern: RegExp): string | undefined {
  const line = readFileSync(file, 'utf8').split('\n').findIndex((text) => pattern.test(text))
  return line < 0 ? undefined : `${file}:${line + 1}:1`
}
