/** The departments with their number of people, largest first. */
export function departmentsOf(
  people: readonly { readonly department: string }[],
): { code: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { department } of people) counts.set(department, (counts.get(department) ?? 0) + 1)
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((one, other) => other.count - one.count || one.code.localeCompare(other.code))
}
