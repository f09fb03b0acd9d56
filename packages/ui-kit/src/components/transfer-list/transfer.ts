import { isFound } from '#private/search/match.ts'
import type { Option } from '#private/option.ts'

/** The tab: all options, or the selected ones. */
export type TransferTab = 'all' | 'selected'

/** The options of a tab that match the search, in their original order. */
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

/** The ids among these that would be selected, or deselected. Disabled ones stay as they are. */
export const changeable = <Id extends string>(
  options: readonly Option<Id>[],
  selected: ReadonlySet<string>,
  isSelected: boolean,
): Id[] =>
  options.flatMap(({ id, isDisabled }) =>
    isDisabled === true || selected.has(id) === isSelected ? [] : [id],
  )
