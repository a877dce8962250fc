import { sameSecret } from './hash.ts'
import type { Settings } from './settings.ts'

/** Whether a request shows the operator's key. Where none is set, nobody has it. */
export async function isOperator(request: Request, { operatorKey }: Settings): Promise<boolean> {
  const [scheme, given = ''] = (request.headers.get('authorization') ?? '').split(' ')
  return operatorKey !== undefined && scheme === 'Bearer' && (await sameSecret(given, operatorKey))
}

/** An answer for programs. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
}
