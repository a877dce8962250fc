import { parseArgs, type ParseArgsConfig } from 'node:util'
import { readToolSettings, SettingsError } from './tool-settings.ts'

type CommandLine<T extends ParseArgsConfig> = Pick<ReturnType<typeof parseArgs<T>>, 'values' | 'positionals'>

/**
 * Reads the command line. It prints the usage for --help, or what is wrong with an option or an environment variable,
 * and then ends the process.
 * @param usage how to call the command: a line, then a line for each option
 * @param config the options and arguments, as `parseArgs` of Node takes them
 */
export function readCommandLine<const T extends ParseArgsConfig>(usage: string, config?: T): CommandLine<T> {
  const options: ParseArgsConfig['options'] = { ...config?.options, help: { type: 'boolean', short: 'h' } }
  try {
    const { values, positionals } = parseArgs({ ...config, options })
    if (values['help']) {
      console.log(usage)
      process.exit()
    }
    validateSettings()
    return { values, positionals }
  } catch (error) {
    // The first sentence is the error; the others explain how to write options that begin with '-'.
    return usageError(`${(error as Error).message.split('. ')[0]}.`, usage)
  }
}

/**
 * The whole number in an option's value. If the value is not one, or is out of bounds, it prints the error and ends the
 * process.
 * @param name the option, as it is written
 * @param bounds both inclusive
 */
export function wholeNumberOption(name: string, value: string, bounds: { from?: number; to?: number } = {}): number {
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = bounds
  const number = Number(value)
  if (value.trim() && Number.isInteger(number) && number >= from && number <= to) return number
  const range = to < Number.MAX_SAFE_INTEGER ? `from ${from} to ${to}` : `of ${from} or more`
  return usageError(`${name} takes a whole number ${range}, not '${value}'.`)
}

/** Ends the process with a sentence for each wrong environment variable. */
function validateSettings(): void {
  try {
    readToolSettings()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    usageError(error.message)
  }
}

/** Prints an error in the command line, with the usage if it is given, and ends the process. */
export function usageError(error: string, usage?: string): never {
  console.error(usage ? `${error}\n\n${usage}` : error)
  process.exit(2)
}
