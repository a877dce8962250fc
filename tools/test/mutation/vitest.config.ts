import { defineConfig } from 'vitest/config'

/** The tests of one subject of mutation testing; stryker.config.mjs names them. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    include: process.env['MUTATION_TESTS']?.split('\n') ?? [],
    // Each mutant loads the code again: once, not once for each file of tests.
    isolate: !!process.env['MUTATION_ISOLATE'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
