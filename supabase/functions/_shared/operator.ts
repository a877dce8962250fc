/** Whether a request has the operator's key. False if no key is set. */
export async function isOperator(request: Request, operatorKey: string | undefined): Promise<boolean> {
  if (operatorKey === undefined) return false
  // Compares hashes, so that the duration reveals nothing about the key.
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join()
  return (await hash(request.headers.get('authorization') ?? '')) === (await hash(`Bearer ${operatorKey}`))
}
