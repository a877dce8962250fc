import { readCommandLine, wholeNumber } from '../../lib/command-line.ts'

const usage = `npm run bench:pages     every page of the built site in Chromium, as a first visit on a slow phone: requests, bytes by kind,
                        LCP, TBT, CLS
  -- --only PATTERN     only pages whose address holds this
  -- --lighthouse N     then Lighthouse (mobile) on the N heaviest of them: 10 unless told, 0 for none`

/** What was asked for: only pages whose address holds a pattern, and Lighthouse on so many of them. */
export function optionsOf(args: string[]): { only?: string; lighthouse: number } {
  const { values } = readCommandLine(usage, {
    args,
    options: { only: { type: 'string' }, lighthouse: { type: 'string', default: '10' } },
  })
  return { only: values.only, lighthouse: wholeNumber('--lighthouse', values.lighthouse) }
}
