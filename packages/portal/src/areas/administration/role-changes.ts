/** What a choice adds to the permissions that there were, and what it takes away. */
export function changesOf(before: readonly string[], after: readonly string[]) {
  const [had, has] = [new Set(before), new Set(after)]
  return {
    added: after.filter((name) => !had.has(name)),
    removed: before.filter((name) => !has.has(name)),
  }
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length

/** Two choices that began at the same permissions, together: what either of them added or took away. */
export function joined(
  before: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const { added, removed } = changesOf(before, mine)
  const removedNames = new Set(removed)
  return [...new Set([...theirs, ...added])].filter((name) => !removedNames.has(name))
}
