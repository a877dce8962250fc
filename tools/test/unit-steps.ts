import { join } from 'node:path'
import { tsxCommand } from '../lib/run.ts'
import { bin, type TestRun } from './test-run.ts'

/** Where imports are checked. */
const CODE = ['pages', 'tools', 'components', 'data', 'supabase', 'tests', 'vite.config.ts']

/** Checks content and types. */
export async function check(tests: TestRun): Promise<void> {
  await tests.step('check', [...tsxCommand, 'tools/check/main.ts'])
}

/** Lints with types. */
export async function lint(tests: TestRun): Promise<void> {
  await tests.step('lint', bin('oxlint/bin/oxlint'))
}

/** Checks the direction of imports, and looks for cycles and unused code. */
export async function lintImports(tests: TestRun): Promise<void> {
  await tests.step('imports', [...bin('dependency-cruiser/bin/dependency-cruise.mjs'), '-T', 'err-long', ...CODE])
  await tests.step('unused code', [...bin('knip/bin/knip.js'), '--no-config-hints'])
}

/** Checks the formatting of code. Records are edited on the web, where nobody can format; `check -- --fix` does. */
export async function format(tests: TestRun): Promise<void> {
  await tests.step('format', [...bin('prettier/bin/prettier.cjs'), '--check', '.', '!data/!(*.test).ts'])
}

/**
 * Runs the unit tests, on every core.
 * @param args for Vitest
 */
export async function unitTests(tests: TestRun, folder: string, args: readonly string[] = []): Promise<void> {
  await tests.vitest('unit tests', folder, args)
}

/**
 * Runs the back end's tests, one at a time: each has a database and measures times.
 * @param paths the files and folders to run; all by default
 */
export async function backEndTests(tests: TestRun, folder: string, paths: readonly string[] = []): Promise<void> {
  const config = ['--config', 'supabase/tests/vitest.config.ts']
  await tests.vitest('back end on Deno and PostgreSQL', folder, [...config, ...paths])
}

/** Breaks the back end in each way for a moment. */
export async function faults(tests: TestRun, folder: string): Promise<void> {
  const report = join(folder, 'faults.json')
  await tests.suite('faults, each for a moment', {
    program: [...tsxCommand, 'supabase/tests/faults/main.ts', '--short', '--report', report],
    report,
    count: (counts) => counts,
  })
}
