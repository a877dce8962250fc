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
export function writeManyPages(count: number): string {
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
title: ${what[0]!.toUpperCase()}${what.slice(1)} for ${who} in ${where}, ${number}
description: How ${who} in ${where} leave ${what} to an agent, what stays with the ${who} themselves, and what ${what} costs in ${where}, page ${number}.
---
${body}
[The next page about ${what}](/many/page-${(number + 1) % count})
`
}
