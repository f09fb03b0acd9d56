import { roles } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** Every role as an option, of all pages; undefined while loading. */
export const useRoleOptions = (): readonly Option[] | undefined => useEveryRow(useFamily(roles), nameOf)

const nameOf = ({ name }: { name: string }): string => name
