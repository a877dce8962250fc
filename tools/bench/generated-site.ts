import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const CODE = [
  'pages',
  'components',
  'data',
  'supabase',
  'tools',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.gitignore',
]
const SUBJECTS = [
  'The office',
  'A caller',
  'The diary',
  'Your team',
  'The quote',
  'A new desk',
  'The owner',
  'An invoice',
  'The evening line',
  'A regular',
]
const VERBS = ['keeps', 'answers', 'asks for', 'writes down', 'moves', 'checks', 'explains', 'sorts', 'sends', 'books']
const OBJECTS = [
  'the next visit',
  'a price from the list',
  'the missing paper',
  'two short questions',
  'the morning’s work',
  'a reminder',
  'every change',
  'the name and number',
  'one clear answer',
  'the week’s total',
]
const ENDS = [
  'before lunch',
  'without a second call',
  'in plain words',
  'at any hour',
  'as the rules say',
  'with a note for the team',
  'while the shop is shut',
  'in one place',
  'and says so',
  'for a person to read',
]

/**
 * Creates a copy of the site's code with generated pages and returns its folder. Each page has about 450 words, a table
 * and nine cards; every fifth has a slider.
 */
export function generateSite(pages: number): string {
  const root = resolve('.staffroom/bench', String(pages))
  rmSync(root, { recursive: true, force: true })
  // It is inside the repository so that packages are found. It has its own Git repository because Vike and Tailwind
  // skip ignored folders.
  mkdirSync(join(root, 'content'), { recursive: true })
  for (const part of CODE)
    cpSync(part, join(root, part), { recursive: true, filter: (file) => !file.includes('.build-') })
  execFileSync('git', ['init', '-q'], { cwd: root })
  writeFileSync(
    join(root, 'content/404.mdx'),
    '---\ntitle: Page not found\ndescription: The 404 page of the benchmark, for addresses without a ' +
      'page.\nnoindex: true\n---\n\n# Page not found\n',
  )
  for (let number = 0; number < pages; number += 1) writeFileSync(pageFile(root, number), pageText(number))
  return root
}

/** The file of a generated page; the first is the home page. */
function pageFile(root: string, number: number): string {
  return join(root, `content/${number ? `p${number}` : 'index'}.mdx`)
}

function pageText(number: number): string {
  const sentence = (at: number) => {
    const pick = (words: readonly string[], step: number) => words[(number * 7 + at * step) % words.length]!
    return (
      `${pick(SUBJECTS, 3)} ${pick(VERBS, 7)} ${pick(OBJECTS, 1)} ` +
      `${pick(ENDS, 9)}${at % 10 ? '' : ` on day ${number + at}`}.`
    )
  }
  const paragraph = (from: number) => Array.from({ length: 7 }, (_, at) => sentence(from + at)).join(' ')
  const rows = Array.from(
    { length: 8 },
    (_, at) => `| Row ${at + 1} | ${((number * 13 + at * 29) % 90) + 10} | ${sentence(at)} |`,
  ).join('\n')
  return `---
title: Generated page ${number}
description: Page ${number} of the bench, with as many words as an ordinary page, a table, nine cards and perhaps a slider.
---

# Page ${number} of the bench

${paragraph(0)}

## What happens in week ${(number % 52) + 1}

${paragraph(10)}

${paragraph(20)}

| What | How many | In words |
| --- | ---: | --- |
${rows}

## Nine cards

${paragraph(30)}

<AgentGrid />

## Afterwards

${paragraph(40)} See [the ${number ? 'first' : 'next'} page](${number ? '/' : '/p1'}).
${number % 5 === 4 ? '\n<RoiSlider errorReduction={20} revenueUplift={15} />\n' : ''}`
}
