/** Groups rows by key, in their order; no group is empty. */
export function grouped<Row, Key = string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, [Row, ...Row[]]> {
  const groups = new Map<Key, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return groups
}
