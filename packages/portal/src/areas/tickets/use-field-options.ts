import { fields } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'
import { useWholeList } from '#patterns/use-whole-list.ts'

/** The management fields by key; undefined while loading, and after an error. */
export const useFieldOptions = (): readonly Option[] | undefined =>
  useWholeList(useFamily(fields))?.map(({ key, label }) => ({ id: key, label }))
