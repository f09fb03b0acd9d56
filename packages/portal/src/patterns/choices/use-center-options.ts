import { workCenters } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'
import { useWholeList } from '#patterns/use-whole-list.ts'

/** The work centers to choose from; undefined while loading. */
export const useCenterOptions = (): readonly Option[] | undefined =>
  useWholeList(useFamily(workCenters))?.map(({ id, name, code }) => ({ id, label: `${name} (${code})` }))
