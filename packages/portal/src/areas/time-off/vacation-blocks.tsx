import { employeeGroups } from '@portal/sdk/main'
import { vacationBalances } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { vacationBlocks } from '#generated/vacation-blocks.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty, rowsProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useWholeList } from '#patterns/use-whole-list.ts'

/** The groups there are; for who may not see them dates are blocked for everybody. */
function useGroups() {
  const family = useFamily(employeeGroups)
  const readsGroups = useCan()('MENU_GRUPO_EMPLEADOS', 'GRUPO_EMPLEADOS_VER')
  const rows = useWholeList(readsGroups ? family : undefined)
  return readsGroups ? rows?.map(({ id, name }) => ({ id, label: name })) : []
}

const usePeople = () =>
  useWholeList(useFamily(vacationBalances))?.map(({ person: { id, displayName } }) => ({
    ...{ id, label: displayName },
  }))

/** On which days nobody of a group takes vacation, but the exceptions (VAC-9). */
export const VacationBlocks = resourceScreen({
  title: 'vacationBlocks',
  phrases: 'vacationTeam:blocks',
  resource: vacationBlocks,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    dateProperty('startsOn'),
    dateProperty('endsOn'),
    rowProperty('group', 'groupId', 'name', useGroups),
    rowsProperty('exceptions', 'exceptIds', 'displayName', usePeople),
    column.changed(),
  ],
})
