import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{data,components,pages,supabase,tools,tests}/**/*.test.{ts,tsx}'],
    maxWorkers: availableParallelism(),
    // Files share what they import: loading it for each of 140 files takes longer than most of their tests.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
