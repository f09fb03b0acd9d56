import type { Filter, FilterValues } from '@portal/ui-kit'

/** A change of the filters as the address takes it: one that is off is absent in the bar, and nothing in the address. */
export function changeOf(
  filters: readonly Filter[],
  values: FilterValues,
): Record<string, string | undefined> {
  return Object.fromEntries(filters.map(({ id }) => [id, values[id]]))
}
