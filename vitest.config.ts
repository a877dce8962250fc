import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that run whole commands, for seconds each. npm test runs them, npm run test:unit does not. */
const commands = [
  'tests/check/command.test.ts',
  'tests/content/build{,-output}.test.ts',
  'tests/new/new.test.ts',
  'tests/review/{builds,causes,command,refs}.test.ts',
  'tools/compare/compare.test.ts',
  'tools/{lib/{command-line,run,settings},serve/options}.test.ts',
]

/** Tests that replace a module, or whose modules keep a state, such as counts of requests. */
const alone = ['supabase/**/*.test.ts', 'tests/forms/fields.test.ts']

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    maxWorkers: availableParallelism(),
    // A busy machine is no failure: only what hangs is ended.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // npm test -- --coverage. Only the terminal's report: files would be left behind.
    coverage: {
      reporter: ['text'],
      reportsDirectory: '.staffroom/coverage',
      include: ['{data,components,pages,supabase,tools}/**/*.{ts,tsx}'],
    },
    projects: [
      { extends: true, test: { name: 'commands', include: commands } },
      { extends: true, test: { name: 'unit-alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'unit-together',
          include: ['{data,components,pages,supabase,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...commands, ...alone],
          // Files share what they import: loading it for each of 130 files takes longer than most of their tests.
          isolate: false,
        },
      },
    ],
  },
})
