import type { NumberRule } from '../../data/calculator.ts'

/** A number, or the error message. */
export type NumberEntry = { value: number; error?: undefined } | { value?: undefined; error: string }

/** Digits, with commas between thousands if any, and a decimal point if any. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

const DECIMAL_COMMA = /^-?\d+,\d+$/

/**
 * Reads the text of a number field, without checking its range. It accepts surrounding spaces, a pound sign before, a
 * percent sign after, and commas between thousands. Anything else gives an error message.
 */
export function parseNumber(text: string, { label, min, max }: NumberRule): NumberEntry {
  const plain = text.trim().replace(/^£\s*/, '').replace(/\s*%$/, '')
  if (plain === '') return { error: `${label} is required` }
  if (DECIMAL_COMMA.test(plain) && !NUMBER.test(plain))
    return { error: `Enter ${label.toLowerCase()} with a decimal point, such as 12.5` }
  if (!NUMBER.test(plain))
    return { error: `${label} must be a number in digits, such as ${Math.min(max, Math.max(min, 50))}` }
  // Adding 0 turns -0 into 0.
  return { value: Number(plain.replaceAll(',', '')) + 0 }
}

/** Reads a number field as `parseNumber` does, and checks its range. */
export function readNumber(text: string, rule: NumberRule): NumberEntry {
  const { label, min, max, prefix = '', suffix = '' } = rule
  const entry = parseNumber(text, rule)
  if (entry.error !== undefined || (entry.value >= min && entry.value <= max)) return entry
  const format = (number: number) => `${prefix}${number.toLocaleString('en-GB')}${suffix}`
  return { error: `${label} must be between ${format(min)} and ${format(max)}` }
}
