import { useState } from 'react'
import { employeeGroups } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import type { Filter } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'

/** The filter by employee group, found by the service while one writes; none for who may not see them. */
export function useGroupFilter(label: string, chosen: string | undefined): readonly Filter[] {
  const { index, show } = useFamily(employeeGroups)
  const isSeen = useCan()('GRUPO_EMPLEADOS_VER', 'MENU_GRUPO_EMPLEADOS')
  const [search, setSearch] = useState('')
  const found = useData(index, isSeen ? [{ search, perPage: 25 }] : null, { keepPrevious: true })
  // The address has its id alone, and the name need not be among the first ones.
  const named = useData(show, isSeen && chosen !== undefined ? [chosen] : null)
  if (!isSeen) return []
  const groups = [...(found.data?.data ?? []), ...(named.data === undefined ? [] : [named.data])]
  const options = new Map(groups.map(({ id, name }) => [id, { id, label: name }]))
  return [{ kind: 'one-of', id: 'groupId', label, options: [...options.values()], onSearch: setSearch }]
}
