/** A text, number or flag inside a value. */
type Leaf = {
  value: unknown
  /** The keys and indexes that lead to it. */
  path: readonly PropertyKey[]
  /** The last key of the path: that of its list for an entry of a list. */
  key: string
  /** The innermost group around it. */
  group: Readonly<Record<string, unknown>>
}

/** Every text, number and flag in a value, at any depth of lists and groups. */
export function leavesOf(value: unknown, path: readonly PropertyKey[] = [], group: Leaf['group'] = {}): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index], group))
  if (isGroup(value)) return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, [...path, key], value))
  return [{ value, path, group, key: path.findLast((step) => typeof step === 'string') ?? '' }]
}

/** A list of groups in a value, such as the bands of the prices. */
type GroupList = {
  /** The keys and indexes that lead to it. */
  path: readonly PropertyKey[]
  entries: readonly Readonly<Record<string, unknown>>[]
}

/** Every list of groups in a value, at any depth. */
export function groupListsIn(value: unknown, path: readonly PropertyKey[] = []): GroupList[] {
  if (Array.isArray(value)) {
    const inner = value.flatMap((entry, index) => groupListsIn(entry, [...path, index]))
    return value.every(isGroup) ? [{ path, entries: value }, ...inner] : inner
  }
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => groupListsIn(entry, [...path, key]))
}

/** Whether a value is a plain object or a module, not one with methods such as a schema. */
function isGroup(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  return [null, Object.prototype].includes(Object.getPrototypeOf(value) as object | null)
}
