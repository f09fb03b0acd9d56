import { isFound } from '#private/search/match.ts'
import type { Option } from '#private/option.ts'

/** Which part of the list is shown. */
export type TransferTab = 'all' | 'selected'

/** The options of a tab that match the search, in the order they came. */
export function shownOptions<Id extends string>(
  options: readonly Option<Id>[],
  selected: ReadonlySet<string>,
  tab: TransferTab,
  query: string,
): Option<Id>[] {
  return options.filter(
    ({ id, label, description }) =>
      (tab === 'all' || selected.has(id)) && isFound([label, description], query),
  )
}

/** The ids among these that would change: to be selected, or to be taken away. Disabled ones stay as they are. */
export const changeable = <Id extends string>(
  options: readonly Option<Id>[],
  selected: ReadonlySet<string>,
  isSelected: boolean,
): Id[] =>
  options.flatMap(({ id, isDisabled }) =>
    isDisabled === true || selected.has(id) === isSelected ? [] : [id],
  )
