import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{data,components,pages,supabase,tools,tests}/**/*.test.{ts,tsx}'],
    maxWorkers: availableParallelism(),
    // A busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
