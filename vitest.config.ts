import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Tests that take seconds each: of whole commands, of servers, and of hundreds of pages or edits. npm run test:unit
 * leaves them out.
 */
const slow = [
  'tests/check/{command,every-fix,random-pages,types}.test.ts',
  'tests/content/build{,-output}.test.ts',
  'tests/delivery/{connections,own-server}.test.ts',
  'tests/dev/site-diagnostics.test.ts',
  'tests/edit/{edit-server,edits,proposal,record-lists,restarts}.test.ts',
  'tests/new/new.test.ts',
  'tests/review/{builds,causes,command,corpus,refs,small-changes}.test.ts',
  'tests/workflows/workflows.test.ts',
  'tools/build/steps/{pdf/blueprint.test.ts,share/share.test.tsx}',
  'tools/compare/compare.test.ts',
  'tools/{install,leads/command,serve/serve,test/{main,test-run}}.test.ts',
  'tools/lib/{command-line,run,tool-settings}.test.ts',
]

/** Tests of the back end. They replace a module, or their modules keep a state, such as counts of requests. */
const backEnd = ['supabase/**/*.test.ts', 'tests/forms/fields.test.ts']

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
      { extends: true, test: { name: 'slow', include: slow, isolate: false } },
      { extends: true, test: { name: 'back-end', include: backEnd } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{data,components,pages,supabase,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...slow, ...backEnd],
          // Files share what they import: loading it for each of 130 files takes longer than most of their tests.
          isolate: false,
        },
      },
    ],
  },
})
