import { employeeGroups } from '#generated/employee-groups.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { GroupInputs } from './group-inputs.tsx'
import { groupInputOf } from './group-input.ts'

/** Groups of employees, by hand or by rule; one opens with who is in it (PAN-6). */
export const GroupsScreen = resourceScreen({
  title: 'employeeGroups',
  phrases: 'staff:groups',
  resource: employeeGroups,
  defaultSort: 'name',
  properties: [
    column.name(),
    column.text('description', { priority: 3 }),
    column.choice('kind', 'kinds'),
    column.boolean('clocksInPortal', { hidden: true }),
    column.status('active'),
    column.dateTime('updatedAt', { priority: 3 }),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: () => import('./groups-import.ts').then((file) => file.groupsImport),
  form: { Inputs: GroupInputs, input: groupInputOf },
  drawer: { param: 'group', load: () => import('./group-drawer.tsx').then((file) => file.GroupDrawer) },
})
