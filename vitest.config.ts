import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{data,components,pages,supabase,tools,tests}/**/*.test.{ts,tsx}'],
    // Two cores, shared: more workers only wait for each other.
    maxWorkers: 2,
    // A busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
