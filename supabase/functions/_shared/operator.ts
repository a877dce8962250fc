import type { Settings } from './settings.ts'

/** Whether a request has the operator's key. False if no key is set. */
export async function isOperator(request: Request, { operatorKey }: Settings): Promise<boolean> {
  const [scheme, given = ''] = (request.headers.get('authorization') ?? '').split(' ')
  return operatorKey !== undefined && scheme === 'Bearer' && (await sameSecret(given, operatorKey))
}

/** Compares hashes, so that the duration reveals nothing about the secret. */
async function sameSecret(given: string, expected: string): Promise<boolean> {
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join()
  return (await hash(given)) === (await hash(expected))
}
