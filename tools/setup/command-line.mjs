import { parseArgs } from 'node:util'

/**
 * What a command was asked. Where that is --help, its usage is printed, and where it makes no sense, what is wrong as well; the
 * process ends then.
 * @param {string} usage how the command is called: a line, and one for each option
 * @param {import('node:util').ParseArgsConfig} config what may be asked, as `parseArgs` of Node takes it
 * @param {number} misuse the exit code that says that nothing was done
 */
export function readCommandLine(usage, config = {}, misuse = 2) {
  try {
    const { values: { help, ...values }, positionals } = parseArgs({ ...config, options: { ...config.options, help: { type: 'boolean', short: 'h' } } })
    if (!help) return { values, positionals }
  } catch (error) {
    // What Node's sentences go on to say is for who writes commands.
    misused(`${error.message.split('. ')[0]}.`, usage, misuse)
  }
  console.log(usage)
  process.exit()
}

/**
 * The whole number that an option was given. Where it is none, or out of bounds, that is said, and the process ends.
 * @param {string} name the option, as it is written
 * @param {string} value
 * @param {{ from?: number, to?: number }} bounds both included; nothing below 0 unless told
 */
export function wholeNumber(name, value, { from = 0, to = Number.MAX_SAFE_INTEGER } = {}) {
  const number = Number(value)
  if (value.trim() && Number.isInteger(number) && number >= from && number <= to) return number
  return misused(`${name} takes a whole number ${to < Number.MAX_SAFE_INTEGER ? `from ${from} to ${to}` : `of ${from} or more`}, not '${value}'.`)
}

/**
 * Says why a command cannot do what it was asked, and ends the process.
 * @param {string} why a sentence
 * @param {string} [usage]
 * @param {number} code the exit code
 */
export function misused(why, usage, code = 2) {
  console.error(usage ? `${why}\n\n${usage}` : why)
  process.exit(code)
}
