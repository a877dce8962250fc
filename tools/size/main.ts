import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { builtFile } from '../build/built-file.ts'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import { checkBudget } from './check-budget.ts'
import { FIRST_FLIGHT, SCRIPT } from './page-weight.ts'
import { sectionsOf } from './sections.ts'

const usage = `npm run size          prints the size of each built page, and whether it fits in one round trip
  -- --root FOLDER    measure another built site
  -- --page ADDRESS   print the size of each section of a page`

const { values } = readCommandLine(usage, {
  options: { root: { type: 'string', default: 'dist/client' }, page: { type: 'string' } },
})
const root = resolve(values.root)
if (!existsSync(root)) {
  console.error(`There is no built site at ${root}: run "npm run build" first.`)
  process.exit(1)
}

if (values.page) {
  const file = join(root, builtFile(values.page))
  if (!existsSync(file)) usageError(`The built site has no page ${values.page}.`)
  const html = readFileSync(file, 'utf8')
  for (const { name, bytes } of sectionsOf(html)) console.log(`${String(bytes).padStart(6)}  ${name}`)
} else {
  const pages = checkBudget(root)
  console.log(`brotli 4 brotli 11 script  page    (at most ${FIRST_FLIGHT}, and ${SCRIPT} of script)`)
  for (const { page, weight } of pages)
    console.log(
      `${String(weight.quick).padStart(8)} ${String(weight.best).padStart(9)} ` +
        `${String(weight.script).padStart(6)}  ` +
        `${page}${weight.below ? `  (${weight.below} more below the fold)` : ''}`,
    )
  const problems = pages.flatMap((page) => page.problems)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length ? 1 : 0
}
