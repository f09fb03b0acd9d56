import { lazy, Suspense } from 'react'
import { employeeGroups } from '@portal/sdk/main'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { GroupInputs } from './group-inputs.tsx'
import { groupInputOf } from './group-input.ts'
import { useOpened } from './use-opened.ts'

const GroupDrawer = lazy(() => import('./group-drawer.tsx').then((file) => ({ default: file.GroupDrawer })))

const GroupList = resourceScreen({
  title: 'employeeGroups',
  phrases: 'staff:groups',
  family: employeeGroups,
  label: ({ name }) => name,
  permissions: {
    create: 'GRUPO_EMPLEADOS_CREAR',
    update: 'GRUPO_EMPLEADOS_EDITAR',
    destroy: 'GRUPO_EMPLEADOS_ELIMINAR',
  },
  defaultSort: 'name',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.text('description', { priority: 3 }),
    column.choice('kind', 'kinds'),
    column.status('active'),
    column.dateTime('updatedAt', { sortable: true, priority: 3 }),
  ],
  filters: [filter.active(), filter.deleted()],
  form: { Inputs: GroupInputs, input: groupInputOf },
  href: ({ id }) => `/grupos?group=${id}`,
  toggle: 'active',
  bulk: ['activate', 'deactivate', 'destroy'],
})

/** Groups of employees, by hand or by rule; one opens with who is in it (PAN-6). */
export function GroupsScreen() {
  const { id, close } = useOpened('group')
  return (
    <>
      <GroupList />
      {id === null ? null : (
        <Suspense fallback={null}>
          <GroupDrawer key={id} id={id} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
