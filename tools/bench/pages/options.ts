import { readCommandLine, wholeNumber } from '../../lib/command-line.ts'

const usage = `npm run bench:pages     loads every built page in Chromium as a first visit on a slow phone: requests, bytes by type, LCP,
                        TBT, CLS
  -- --only TEXT        measure only pages whose address contains the text
  -- --lighthouse N     run Lighthouse (mobile) on the N largest of them (default: 10; 0 for none)`

/** Reads the command line. Ends the process with an error if an option is invalid. */
export function optionsOf(args: string[]): { only?: string; lighthouse: number } {
  const { values } = readCommandLine(usage, {
    args,
    options: { only: { type: 'string' }, lighthouse: { type: 'string', default: '10' } },
  })
  return { only: values.only, lighthouse: wholeNumber('--lighthouse', values.lighthouse) }
}
