/** The values of a list by what they have in common, in their order. */
export function groupBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}

/** How often each value is in a list. */
export function countEach<Value>(values: readonly Value[]): Map<Value, number> {
  return new Map([...groupBy(values, (value) => value)].map(([value, { length }]) => [value, length]))
}
