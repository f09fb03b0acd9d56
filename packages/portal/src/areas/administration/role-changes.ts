/** The permissions that a choice adds and removes. */
export function changesOf(before: readonly string[], after: readonly string[]) {
  const [had, has] = [new Set(before), new Set(after)]
  return {
    added: after.filter((name) => !had.has(name)),
    removed: before.filter((name) => !has.has(name)),
  }
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length

/** Merges two choices with the same base: the additions and removals of both. */
export function joined(
  before: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const { added, removed } = changesOf(before, mine)
  const removedNames = new Set(removed)
  return [...new Set([...theirs, ...added])].filter((name) => !removedNames.has(name))
}
