import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { builtFile } from '../build/step.ts'
import { readCommandLine, usageError } from '../lib/command-line.ts'
import { weighPages, MAX_PAGE, MAX_SCRIPT, ONE_ROUND_TRIP, sectionsOf } from './page-weight.ts'

const usage = `npm run size          prints the size of each built page, and whether it keeps to the limits
  -- --root FOLDER    measure another built site
  -- --page ADDRESS   print the size of each section of a page`

/**
 * Runs `npm run size`.
 * @returns the exit code
 */
export function sizeCommand(): number {
  const { values } = readCommandLine(usage, {
    options: { root: { type: 'string', default: 'dist/client' }, page: { type: 'string' } },
  })
  const root = resolve(values.root)
  if (!existsSync(root)) {
    console.error(`There is no built site at ${root}: run "npm run build" first.`)
    return 1
  }
  if (values.page) {
    const file = join(root, builtFile(values.page))
    if (!existsSync(file)) usageError(`The built site has no page ${values.page}.`)
    const html = readFileSync(file, 'utf8')
    for (const { name, bytes } of sectionsOf(html)) console.log(`${String(bytes).padStart(6)}  ${name}`)
    return 0
  }
  const pages = weighPages(root)
  console.log(
    `At most ${MAX_PAGE} bytes a page, ${ONE_ROUND_TRIP} for three quarters of them, ${MAX_SCRIPT} of script.`,
  )
  console.log('brotli 4 brotli 11 script  page')
  for (const { page, weight } of pages)
    console.log(
      `${String(weight.brotli4).padStart(8)} ${String(weight.brotli11).padStart(9)} ` +
        `${String(weight.script).padStart(6)}  ${page}`,
    )
  const problems = pages.flatMap((page) => page.problems)
  for (const problem of [...pages.flatMap(({ warnings }) => warnings), ...problems]) console.error(problem)
  return problems.length ? 1 : 0
}
