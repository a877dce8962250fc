import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that run whole commands, or need modules of their own: npm run test:unit leaves them to npm test. */
const commands = [
  'tests/check/command.test.ts',
  'tests/content/build.test.ts',
  'tests/new/new.test.ts',
  'tests/review/{builds,causes,command,refs}.test.ts',
  'tools/lib/{back-end,command-line,run}.test.ts',
  // Need a module of their own: one replaces it, one reads what it counts.
  'tests/forms/fields.test.ts',
  'supabase/functions/_shared/refusals.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'commands', include: commands } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{data,components,pages,supabase,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...commands],
          // Files share what they import: loading it for each of 130 files takes longer than most of their tests.
          isolate: false,
        },
      },
    ],
  },
})
