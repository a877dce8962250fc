/** The value at a path of keys and indexes, if any. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown> | null | undefined)?.[step], value)
}
