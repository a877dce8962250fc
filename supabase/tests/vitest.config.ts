import { defineConfig } from 'vitest/config'

// The back end on the real thing: Deno and PostgreSQL. `npm run test:backend`.
export default defineConfig({
  test: {
    include: ['supabase/tests/**/*.backend.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
})
