import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../supabase/functions/_shared/services.ts'
import { openEmbedded } from '../../supabase/local/back-end.ts'
import { holderOf, operatorToken, takeLock } from '../../supabase/local/data-folder.ts'
import { connectPostgres } from '../../supabase/local/postgres.ts'
import { readToolSettings } from '../lib/tool-settings.ts'
import { rpcOver } from '../../supabase/local/session.ts'

/** An operator waits longer than a visitor. */
const STATEMENT_MS = 30_000

/** A database connection for one command. */
export type LeadsDatabase = Database & { close(): Promise<void> }

/**
 * Opens the leads of DATABASE_URL, or of the server that has a folder open.
 * @returns undefined if there is neither
 */
export async function openServerLeads(
  folder: string,
  databaseUrl = readToolSettings().DATABASE_URL,
): Promise<LeadsDatabase | undefined> {
  if (databaseUrl) {
    const store = await connectPostgres(databaseUrl, STATEMENT_MS)
    return { ...rpcOver(store), close: () => store.close() }
  }
  const holder = existsSync(folder) ? holderOf(folder) : undefined
  return holder?.url ? leadsOverHttp(holder.url, operatorToken(folder)) : undefined
}

/**
 * Opens the leads of DATABASE_URL or of a folder. If a server has the folder open, the leads come from that server.
 * @returns undefined if nothing was stored yet
 * @throws FolderInUse if another program has the folder open
 */
export async function openLeads(folder: string, databaseUrl?: string): Promise<LeadsDatabase | undefined> {
  const running = await openServerLeads(folder, databaseUrl)
  if (running) return running
  if (!existsSync(join(folder, 'postgres'))) return undefined
  const release = takeLock(folder, 'npm run leads')
  try {
    const store = await openEmbedded(folder)
    return {
      ...rpcOver(store),
      async close() {
        await store.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

function leadsOverHttp(url: string, token: string): LeadsDatabase {
  return {
    async rpc(command, args) {
      const response = await fetch(`${url}/functions/v1/requests`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ command, args }),
      })
      const answer = (await response.json()) as { error?: string }
      if (!response.ok) throw new Error(`${url} answered ${response.status}: ${answer.error}`)
      return answer
    },
    close: async () => {},
  }
}
