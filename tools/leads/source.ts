import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../supabase/functions/_shared/services.ts'
import { openEmbedded } from '../../supabase/local/back-end.ts'
import { FolderInUse, holderOf, takeLock } from '../../supabase/local/lock.ts'
import { operatorToken } from '../../supabase/local/operator.ts'
import { connectPostgres } from '../../supabase/local/postgres.ts'
import { rpcOver } from '../../supabase/local/session.ts'

/** An export of all leads may take longer than an answer to a visitor. */
const EXPORT_MS = 300_000

/** A database connection for one command. */
export type Source = Database & { close(): Promise<void> }

/**
 * Opens the leads of DATABASE_URL or of a folder. If a server has the folder open, the leads come from that server.
 * @returns undefined if nothing was stored yet
 * @throws FolderInUse if another program has the folder open
 */
export async function openSource(folder: string, databaseUrl = process.env.DATABASE_URL): Promise<Source | undefined> {
  if (databaseUrl) {
    const store = await connectPostgres(databaseUrl, EXPORT_MS)
    return { ...rpcOver(store), close: () => store.close() }
  }
  if (!existsSync(join(folder, 'postgres'))) return undefined
  const holder = holderOf(folder)
  if (holder?.url) return serverSource(holder.url, operatorToken(folder))
  if (holder) throw new FolderInUse(folder, holder)
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

function serverSource(url: string, token: string): Source {
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
