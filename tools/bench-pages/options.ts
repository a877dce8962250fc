import { parseArgs } from 'node:util'

/** What was asked for: only pages whose address holds a pattern, and Lighthouse on so many of them. */
export function optionsOf(args: string[]): { only?: string; lighthouse: number } {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, lighthouse: { type: 'string', default: '10' } } })
  return { only: values.only, lighthouse: Number(values.lighthouse) }
}
