import { useState } from 'react'
import { employeeGroups } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import type { Filter } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'

/** The filter by employee group, searched by the service while typing; none without access to groups. */
export function useGroupFilter(label: string, chosen: string | undefined): readonly Filter[] {
  const { index, show } = useFamily(employeeGroups)
  const isSeen = useCan()('GRUPO_EMPLEADOS_VER', 'MENU_GRUPO_EMPLEADOS')
  const [search, setSearch] = useState('')
  const found = useData(index, isSeen ? [{ search, perPage: 25 }] : null, { keepPrevious: true })
  // The URL only contains the id, and the name may not be among the first results.
  const named = useData(show, isSeen && chosen !== undefined ? [chosen] : null)
  if (!isSeen) return []
  const groups = [...(found.data?.data ?? []), ...(named.data === undefined ? [] : [named.data])]
  const options = new Map(groups.map(({ id, name }) => [id, { id, label: name }]))
  return [{ kind: 'one-of', id: 'groupId', label, options: [...options.values()], onSearch: setSearch }]
}
