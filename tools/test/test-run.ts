import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run, wasStopped } from '../lib/run.ts'

type Env = Record<string, string>

/** What a test runner reports. */
export type Counts = {
  passed: number
  failed: number
  flaky?: number
  /** The tests that failed or were flaky: file, name, and the first lines of what went wrong. */
  failures?: string[]
}

/** A test runner that writes a JSON report. */
type Suite = {
  program: readonly string[]
  env?: Env
  /** Where the runner writes its report. */
  report: string
  count: (report: never) => Counts
}

/** The command line of a package's program. */
export const bin = (path: string): readonly string[] => [process.execPath, `node_modules/${path}`]

/** Runs programs and counts what passed and failed. All methods throw `Stopped` if a signal stops a program. */
export class TestRun {
  readonly total = { passed: 0, failed: 0, flaky: 0 }
  /** The names of the steps that failed. */
  readonly failedSteps: string[] = []
  /** The tests that failed or were flaky. */
  readonly failures: string[] = []
  #isSideBySide = false

  /** Runs lists of steps at the same time. What a step prints then appears in one piece, when the step has ended. */
  async sideBySide(...lists: (() => Promise<unknown>)[]): Promise<void> {
    this.#isSideBySide = true
    const results = await Promise.allSettled(lists.map((list) => list()))
    this.#isSideBySide = false
    // Not before all have ended: what they have started would go on without them.
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  /** Runs a program that counts as one test; returns whether it passed. */
  async step(name: string, program: readonly string[], env: Env = {}): Promise<boolean> {
    const passed = (await this.#run(name, program, env)) === 0
    if (passed) this.total.passed += 1
    else this.#fail(name)
    return passed
  }

  /** Runs a test runner and adds the counts of its report. Without a report it counts as one failure. */
  async suite(name: string, { program, env = {}, report, count }: Suite): Promise<void> {
    const code = await this.#run(name, program, env)
    try {
      const { passed, failed, flaky = 0, failures = [] } = count(JSON.parse(readFileSync(report, 'utf8')) as never)
      this.failures.push(...failures)
      this.total.passed += passed
      this.total.flaky += flaky
      if (code) this.#fail(name, failed || 1)
    } catch {
      this.#fail(name)
    }
  }

  /** What passed and failed, with the failed tests and steps. */
  summary(): string {
    const { passed, failed, flaky } = this.total
    return [
      ...this.failures,
      ...(flaky ? [`Flaky, passed on the second attempt: ${flaky}`] : []),
      ...(this.failedSteps.length ? [`Failed steps: ${this.failedSteps.join(', ')}`] : []),
      `${passed} passed, ${failed} failed`,
    ].join('\n')
  }

  #fail(name: string, count = 1): void {
    this.total.failed += count
    this.failedSteps.push(name)
  }

  /** Runs Vitest. */
  vitest(name: string, folder: string, args: readonly string[] = [], env: Env = {}): Promise<void> {
    const report = join(folder, `${name}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return this.suite(name, {
      program: [...bin('vitest/vitest.mjs'), 'run', ...reporters, ...args],
      env,
      report,
      count: countVitest,
    })
  }

  async #run(name: string, program: readonly string[], env: Env): Promise<number> {
    let output = ''
    const start = Date.now()
    if (!this.#isSideBySide) console.log(`\n— ${name}`)
    const print = this.#isSideBySide ? (text: string) => (output += text) : undefined
    const code = await run(program, [], { env, print })
    if (this.#isSideBySide) console.log(`\n— ${name}\n${output.trim()}`.trimEnd())
    console.log(`— ${name}: ${((Date.now() - start) / 1000).toFixed()} s`)
    if (wasStopped(code)) throw new Stopped('Stopped: the next steps were not run.')
    return code
  }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    /** Why the file could not be run; empty if its tests were run. */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [failure(name, '', message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0] ?? '')),
  ])
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

/**
 * A failed test, as it is named at the end of a run.
 * @param file its absolute path
 * @param title its full name
 * @param message what went wrong; the first lines are kept
 */
export function failure(file: string, title: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
  return [`✗ ${[relative('.', file), title].filter(Boolean).join(' › ')}`, ...lines.slice(0, 8)].join('\n    ')
}

/** Ends a run: after a signal, such as Ctrl+C, or because something is missing. Its message is all that is printed. */
export class Stopped extends Error {}
