import type { parseArgs, ParseArgsConfig } from 'node:util'

/**
 * What a command was asked. Where that is --help, its usage is printed, and where it makes no sense, what is wrong as well; the
 * process ends then.
 * @param usage how the command is called: a line, and one for each option
 * @param config what may be asked, as `parseArgs` of Node takes it
 * @param misuse the exit code that says that nothing was done: 2 unless told
 */
export function readCommandLine<const T extends ParseArgsConfig>(usage: string, config?: T, misuse?: number): Pick<ReturnType<typeof parseArgs<T>>, 'values' | 'positionals'>

/**
 * The whole number that an option was given. Where it is none, or out of bounds, that is said, and the process ends.
 * @param name the option, as it is written
 * @param bounds both included; nothing below 0 unless told
 */
export function wholeNumber(name: string, value: string, bounds?: { from?: number; to?: number }): number

/**
 * Says why a command cannot do what it was asked, and ends the process.
 * @param why a sentence
 * @param code the exit code: 2 unless told
 */
export function misused(why: string, usage?: string, code?: number): never
