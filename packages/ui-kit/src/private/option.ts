import type { IconId } from '#icons/icons.ts'

/** One option: the stored id and the displayed label. */
export interface Option<Id extends string = string> {
  id: Id
  label: string
  description?: string | undefined
  icon?: IconId | undefined
  isDisabled?: boolean | undefined
}
