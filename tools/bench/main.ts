import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { readCommandLine, wholeNumberOption } from '../lib/command-line.ts'
import { tsxCommand } from '../lib/run.ts'
import { capitalised } from '../lib/text.ts'

/** Titles combine one word of each list. */
const WHAT = 'booking calling quoting billing hiring planning writing counting checking sorting'.split(' ')
const WHO = 'bakers florists vets plumbers architects opticians removers tailors surveyors gardeners'.split(' ')
const WHERE = 'Leeds Exeter Cardiff Norwich Bristol Oxford Glasgow Belfast Derby York'.split(' ')

const PARTS = [
  ...'components content data pages supabase tests tools package.json tsconfig.json'.split(' '),
  ...readdirSync('.').filter((name) => name.endsWith('.config.ts')),
]

/**
 * A repository like this one with more pages. Everything but its content is this one's own.
 * @returns its folder
 */
function writeManyPages(count: number): string {
  const root = resolve('.staffroom/bench-check')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  for (const name of PARTS) cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const bodies = readdirSync('content')
    .filter((name) => name.endsWith('.mdx') && name !== '404.mdx')
    .map((name) => readFileSync(join('content', name), 'utf8'))
    .filter((text) => !/^draft: true/m.test(text))
    .map((text) => text.replace(/^---[\s\S]*?\n---\n/, ''))
  mkdirSync(join(root, 'content/many'))
  for (let number = 0; number < count; number++)
    writeFileSync(join(root, `content/many/page-${number}.mdx`), page(number, count, bodies[number % bodies.length]!))
  if (count) appendFileSync(join(root, 'content/index.mdx'), '\n[The first page of many](/many/page-0)\n')
  return root
}

function page(number: number, count: number, body: string): string {
  const [what, who, where] = [
    WHAT[number % 10]!,
    WHO[Math.floor(number / 10) % 10]!,
    WHERE[Math.floor(number / 100) % 10]!,
  ]
  return `---
title: ${capitalised(what)} for ${who} in ${where}, ${number}
description: How ${who} in ${where} leave ${what} to an agent, what stays with the ${who} themselves, and what ${what} costs in ${where}, page ${number}.
---
${body}
[The next page about ${what}](/many/page-${(number + 1) % count})
`
}

// npm run bench

const usage = `npm run bench         builds the site, as it is and with more pages, and prints the seconds: of \`npm run build\`
                      with empty caches and again with filled ones, and of the build without the check
  -- --more 0,480     use other numbers of pages more (default: 0,480)`

const { values } = readCommandLine(usage, { options: { more: { type: 'string', default: '0,480' } } })

for (const count of values.more.split(',').map((text) => wholeNumberOption('--more', text))) {
  const root = writeManyPages(count)
  // Tailwind leaves out what git ignores, as this folder is in the repository around it.
  execFileSync('git', ['init', '-q'], { cwd: root })
  const measure = (what: string, env: Record<string, string>) =>
    console.log(`${count} pages more, ${what}: ${secondsToBuild(root, env).toFixed(1)} s`)
  measure('npm run build, empty caches', {})
  measure('npm run build, filled caches', {})
  measure('without the check', { STAFFROOM_UNCHECKED: '1' })
}

/** @throws if the build fails, with what it printed */
function secondsToBuild(root: string, env: Record<string, string>): number {
  const start = performance.now()
  const [node, ...flags] = tsxCommand
  const { status, stdout, stderr } = spawnSync(node, [...flags, 'tools/build/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ALLOW_NO_BACKEND: '1', ...env },
    maxBuffer: Infinity,
  })
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
  return (performance.now() - start) / 1000
}
