import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

const mail = 'RESEND_API_KEY=re_1\nMAIL_FROM=Staffroom <a@b.example>\nMAIL_TO=team@b.example\n'
const key = 'OPERATOR_KEY=a-long-random-secret\n'

test.each([
  ['right', key + mail, 0, /^All settings are right\.\n$/],
  ['a wrong value', `${key}${mail}LIMIT_CLIENT_DAY=0`, 1, /^LIMIT_CLIENT_DAY must be [^\n]*\n$/],
  ['a name that is no setting', `${key}${mail}MAIL_ACKNOLEDGE=on`, 1, /^MAIL_ACKNOLEDGE is no setting[^\n]*\n$/],
  ['no mail, and no key', '', 1, /^OPERATOR_KEY must be set[^\n]*\nRESEND_API_KEY[^\n]* must be set[^\n]*\n$/],
])('settings in a file are checked before they are uploaded: %s', (_, text, status, output) => {
  const file = join(temporaryFolder(), 'env')
  writeFileSync(file, text)
  const program = ['--import', 'tsx', 'supabase/local/check-settings.ts', file]
  const checked = spawnSync(process.execPath, program, { encoding: 'utf8' })
  expect([checked.stdout, checked.status]).toEqual([expect.stringMatching(output), status])
})
