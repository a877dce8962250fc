import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { afterPrerender } from './after-prerender.ts'

/** Removes the scripts that Vike emits for pages that run in the browser: here none does, and no page asks for them. */
export function dropUnusedChunks(): Plugin {
  return afterPrerender('unused-chunks', ({ folder }) => {
    for (const file of unusedChunks(folder)) rmSync(join(folder, file))
  })
}

/** The scripts that no page names, nor any script that a page names. */
export function unusedChunks(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = new Set(files.filter((file) => file.endsWith('.js')))
  const asked = files.filter((file) => /\.(html|css|json)$/.test(file))
  for (let file = asked.pop(); file !== undefined; file = asked.pop()) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const script of scripts) {
      if (!text.includes(basename(script))) continue
      scripts.delete(script)
      asked.push(script)
    }
  }
  return [...scripts].sort()
}
