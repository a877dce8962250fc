import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openPglite } from './pglite.ts'

test('a database that another version of PostgreSQL wrote is not touched, and the error says where to read on', async () => {
  const folder = join(temporaryFolder(), 'postgres')
  mkdirSync(folder)
  writeFileSync(join(folder, 'PG_VERSION'), '17\n')
  await expect(openPglite({ folder })).rejects.toThrow(/was written by PostgreSQL 17; .*supabase\/README\.md/s)
})
