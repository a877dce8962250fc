import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { clientFolder } from './client-folder.ts'

/** Removes the scripts that Vike emits for pages that run in the browser: here none does, and no page asks for them. */
export function dropUnusedChunks(): Plugin {
  let out = ''
  return {
    name: 'staffroom:unused-chunks',
    apply: 'build',
    sharedDuringBuild: true,
    configResolved(config) {
      out = clientFolder(config)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.name !== 'ssr') return
        for (const file of unusedChunks(out)) rmSync(join(out, file))
      },
    },
  }
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
