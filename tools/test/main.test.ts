import { expect, test } from 'vitest'
import { startCommands } from '../../tests/support/start-commands.ts'

const cases: [args: string[], status: number, output: RegExp][] = [
  [['unit', '--help'], 0, /^npm test {2}/],
  [['unit', 'typo'], 2, /^Unexpected argument 'typo' after 'unit'\./],
  [
    ['everything'],
    2,
    /^Unknown part or path 'everything'\. Use one of: all, unit, browser, browsers, nightly, or a path\.\n\nnpm test/,
  ],
]

test('npm test ends with a sentence for wrong arguments, and prints its usage', () => {
  const endings = startCommands(cases.map(([args]) => ['tools/test/main.ts', ...args]))
  for (const [index, [args, status, output]] of cases.entries()) {
    const { stdout, stderr, ...ending } = endings[index]!
    expect(stdout + stderr, args.join(' ')).toMatch(output)
    expect(ending).toEqual({ status })
  }
})
