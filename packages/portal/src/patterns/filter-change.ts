import type { Filter, FilterValues } from '@portal/ui-kit'

/** Maps a change of filters to the URL: a filter that is absent in the bar is removed. */
export function changeOf(
  filters: readonly Filter[],
  values: FilterValues,
): Record<string, string | undefined> {
  return Object.fromEntries(filters.map(({ id }) => [id, values[id]]))
}
