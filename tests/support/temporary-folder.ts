import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder. The run's global set-up removes it. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'test-'))
}
