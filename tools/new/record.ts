/** A record as formatted TypeScript, indented by two spaces. */
export function recordText(id: string, record: Readonly<Record<string, unknown>>): string {
  return `  ${key(id)}: ${valueText(record, 1)},\n`
}

/**
 * Adds a record at the end of a file's table.
 * @param table the start of the table's last line: `} as const satisfies Record<string, Agent>`
 * @throws if the file has no such line
 */
export function insertRecord(source: string, table: string, record: string): string {
  const at = source.indexOf(`\n${table}`)
  if (at < 0) throw new Error(`The new record cannot be added: the file has no line “${table}”.`)
  return source.slice(0, at + 1) + record + source.slice(at + 1)
}

function valueText(value: unknown, depth: number): string {
  const indent = '  '.repeat(depth + 1)
  const close = '  '.repeat(depth)
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value))
    return `[\n${value.map((entry) => `${indent}${typeof entry === 'object' ? inline(entry as object) : valueText(entry, depth + 1)},\n`).join('')}${close}]`
  if (value && typeof value === 'object')
    return `{\n${Object.entries(value)
      .map(([name, entry]) => `${indent}${key(name)}: ${valueText(entry, depth + 1)},\n`)
      .join('')}${close}}`
  return String(value)
}

function inline(group: object): string {
  return `{ ${Object.entries(group)
    .map(([name, entry]) => `${key(name)}: ${valueText(entry, 0)}`)
    .join(', ')} }`
}

function key(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`
}
