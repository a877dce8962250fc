import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { json } from '../functions/_shared/answers.ts'
import { isOperator } from '../functions/_shared/operator.ts'
import type { Database } from '../functions/_shared/services.ts'

/** The secret of a data folder, created on first use. Only accounts that can read the folder can use its server. */
export function operatorToken(folder: string): string {
  const file = join(folder, 'operator-token')
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8').trim()
}

/** Answers an operator's command. A local address proves nothing: behind a proxy every visitor has one. */
export async function answerOperator(request: Request, database: Database, token: string): Promise<Response> {
  if (!(await isOperator(request, token))) return json(401, { error: 'unauthorized' })
  if (request.method !== 'POST') return json(405, { error: 'method_not_allowed' })
  const { command = '', args = {} } = (await request.json().catch(() => ({}))) as {
    command?: string
    args?: Record<string, unknown>
  }
  if (!/^[a-z_]+$/.test(command)) return json(400, { error: 'unknown_command' })
  try {
    return json(200, await database.rpc(command, args))
  } catch (error) {
    return json(503, { error: (error as Error).message })
  }
}
