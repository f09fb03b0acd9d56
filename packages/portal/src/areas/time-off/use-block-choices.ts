import { vacationBalances } from '@portal/sdk/intranet'
import { employeeGroups } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { useCan } from '#patterns/use-can.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { useWholeList } from '#patterns/use-whole-list.ts'

/** The groups; without access to them dates are blocked for everybody. */
export function useGroups() {
  const family = useFamily(employeeGroups)
  const readsGroups = useCan()('MENU_GRUPO_EMPLEADOS', 'GRUPO_EMPLEADOS_VER')
  const groups = useEveryRow(readsGroups ? family : undefined, ({ name }) => name)
  return readsGroups ? groups : []
}

/** The people who have vacation. */
export const usePeople = () =>
  useWholeList(useFamily(vacationBalances))?.map(({ person: { id, displayName } }) => ({
    ...{ id, label: displayName },
  }))
