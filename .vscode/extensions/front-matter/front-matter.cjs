// What the schema of front matter has to say about a place in a page. Knows nothing of any editor.

/**
 * @typedef {{ description?: string, type?: string, format?: string, enum?: string[], anyOf?: Field[] }} Field
 * @typedef {{ properties: Record<string, Field>, required?: string[] }} Schema
 * @typedef {{ label: string, insert: string, detail: string, explanation: string, from: number }} Completion from: the column at which what is completed begins
 */

const FENCE = /^---[ \t]*$/
const KEY = /^([A-Za-z]*)$/
const VALUE = /^([A-Za-z]+):[ \t]*(\S*)$/

/**
 * What may be written at a place: the fields that the page has not yet, or a field's values.
 * @param {Schema} schema @param {readonly string[]} lines the page's @param {number} line from 0 @param {number} column from 0
 * @param {string} today YYYY-MM-DD
 * @returns {Completion[]}
 */
function completions(schema, lines, line, column, today) {
  if (!isInFrontMatter(lines, line)) return []
  const before = lines[line].slice(0, column)
  const key = KEY.exec(before)
  if (key) {
    const known = new Set(fieldsOf(lines, line))
    return Object.entries(schema.properties).filter(([name]) => !known.has(name)).map(([name, field]) => ({
      label: name, insert: `${name}: `, detail: detailOf(schema, name), explanation: field.description ?? '', from: 0,
    }))
  }
  const value = VALUE.exec(before)
  const field = value && schema.properties[value[1]]
  if (!field) return []
  return valuesOf(field, today).map((text) => ({ label: text, insert: text, detail: value[1], explanation: field.description ?? '', from: column - value[2].length }))
}

/**
 * What a field means, where the pointer rests on its line.
 * @param {Schema} schema @param {readonly string[]} lines @param {number} line from 0
 * @returns {{ name: string, detail: string, explanation: string, values: string[] } | undefined}
 */
function explanation(schema, lines, line) {
  if (!isInFrontMatter(lines, line)) return undefined
  const name = /^([A-Za-z]+):/.exec(lines[line])?.[1]
  const field = name && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
  return field && { name, detail: detailOf(schema, name), explanation: field.description ?? '', values: valuesOf(field) }
}

function isInFrontMatter(lines, line) {
  if (line === 0 || !FENCE.test(lines[0])) return false
  const end = lines.findIndex((text, index) => index > 0 && FENCE.test(text))
  return end < 0 || line < end
}

/** The fields that a page has, but for those on the line that is being written. */
function fieldsOf(lines, except) {
  const names = []
  for (let line = 1; line < lines.length && !FENCE.test(lines[line]); line += 1) {
    const name = /^([A-Za-z]+):/.exec(lines[line])?.[1]
    if (name && line !== except) names.push(name)
  }
  return names
}

function valuesOf({ type, format, enum: values }, today) {
  if (values) return values
  if (type === 'boolean') return ['true', 'false']
  return format === 'date' && today ? [today] : []
}

function detailOf({ properties, required = [] }, name) {
  const { type, format, anyOf } = properties[name]
  const kind = format === 'date' ? 'day, YYYY-MM-DD' : type === 'boolean' ? 'true or false' : anyOf ? 'text, or a list' : 'text'
  return required.includes(name) ? `${kind}, required` : kind
}

module.exports = { completions, explanation }
