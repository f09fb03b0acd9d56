import type { IconId } from '#icons/icons.ts'

/** One thing to choose: what is stored, and what is read. */
export interface Option<Id extends string = string> {
  id: Id
  label: string
  description?: string | undefined
  icon?: IconId | undefined
  isDisabled?: boolean | undefined
}
