import { useTranslation } from 'react-i18next'
import type { Assignment } from '@portal/sdk'
import { Badge, type Column, Inline } from '@portal/ui-kit'
import { useDepartmentName } from '#patterns/use-department-name.ts'

/** The columns of a person in the list of assignments. */
export function useAssignmentColumns(): readonly Column<Assignment>[] {
  const { t } = useTranslation('roles')
  const nameOf = useDepartmentName()
  return [
    {
      id: 'person',
      header: t('assignments.person'),
      rowHeader: true,
      sortable: true,
      cell: (row) => row.displayName,
    },
    { id: 'username', header: t('assignments.username'), priority: 3, cell: (row) => row.username },
    {
      id: 'department',
      header: t('assignments.department'),
      cell: ({ department }) => (department === null ? null : nameOf(department)),
    },
    {
      id: 'roles',
      header: t('assignments.roles'),
      priority: 1,
      wrap: true,
      cell: (row) => (
        <Inline space="sm">
          {row.roles.map(({ id, name }) => (
            <Badge key={id}>{name}</Badge>
          ))}
        </Inline>
      ),
    },
    {
      id: 'roleCount',
      header: t('assignments.count'),
      align: 'end',
      sortable: true,
      hidden: true,
      cell: (row) => row.roleCount,
    },
  ]
}

/** The columns of a person in the export. */
export function useExportedAssignments() {
  const { t } = useTranslation('roles')
  const nameOf = useDepartmentName()
  return [
    { header: t('assignments.person'), text: (row: Assignment) => row.displayName },
    { header: t('assignments.username'), text: (row: Assignment) => row.username },
    {
      header: t('assignments.department'),
      text: ({ department }: Assignment) => (department === null ? '' : nameOf(department)),
    },
    {
      header: t('assignments.roles'),
      text: (row: Assignment) => row.roles.map(({ name }) => name).join(', '),
    },
  ]
}
