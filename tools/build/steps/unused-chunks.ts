import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BuildStep } from '../step.ts'

const SCRIPT = /\/assets\/[\w./-]+\.js\b/g

/** Removes the scripts that Vike emits for pages that run in the browser: here none does, and no page asks for them. */
export function removeUnusedChunks(): BuildStep {
  const named = new Set<string>()
  return {
    name: 'unused-chunks',
    page(html) {
      for (const [name] of html.matchAll(SCRIPT)) named.add(name)
    },
    end({ folder }) {
      for (const file of unusedChunks(folder, named)) rmSync(join(folder, file))
    },
  }
}

/**
 * The scripts that no page names, nor any script that a page names.
 * @param namedByPages the names that pages hold, where they have been read already
 */
export function unusedChunks(folder: string, namedByPages?: ReadonlySet<string>): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = new Set(files.filter((file) => file.endsWith('.js')))
  const texts = [
    [...(namedByPages ?? [])].join('\n'),
    ...files
      .filter((file) => (namedByPages ? /\.(css|json)$/ : /\.(html|css|json)$/).test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  ]
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const script of scripts) {
      if (!text.includes(basename(script))) continue
      scripts.delete(script)
      texts.push(readFileSync(join(folder, script), 'utf8'))
    }
  }
  return [...scripts].sort()
}
