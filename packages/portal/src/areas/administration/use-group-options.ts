import { employeeGroups } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** Every employee group as a choice; undefined for who may not see them. */
export function useGroupOptions(): readonly Option[] | undefined {
  const family = useFamily(employeeGroups)
  const isSeen = useCan()('GRUPO_EMPLEADOS_VER', 'MENU_GRUPO_EMPLEADOS')
  return useEveryRow(isSeen ? family : undefined, nameOf)
}

const nameOf = ({ name }: { name: string }): string => name
