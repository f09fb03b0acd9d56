import { fields } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'

/** The management fields by their keys; undefined while they are on their way, and when they cannot be had. */
export function useFieldOptions(): readonly Option[] | undefined {
  const { data } = useData(useFamily(fields).index, [{ perPage: 100 }])
  return data?.data.map(({ key, label }) => ({ id: key, label }))
}
