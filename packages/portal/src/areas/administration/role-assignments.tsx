import { useTranslation } from 'react-i18next'
import type { Assignment } from '@portal/sdk'
import { assignments } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { ListExport } from '#patterns/export/list-export.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useAssignmentColumns, useExportedAssignments } from './assignment-columns.tsx'
import { useAssignmentBulk } from './use-assignment-bulk.tsx'
import { useGiving } from './use-giving.tsx'
import { useRoleOptions } from './use-role-options.ts'
import { useUserHref } from './use-user-href.ts'

const rules = { sorts: ['person', 'roleCount'], defaultSort: 'person', filters: ['role', 'without'] } as const

/** The assignments of roles: by person, by role, and in bulk. */
export function RoleAssignments() {
  const { t } = useTranslation(['roles', 'assignments', 'general'])
  const family = useFamily(assignments)
  const table = useTableQuery(rules)
  const { filters, ...asked } = table.query
  const ask = { ...asked, ...filters }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const options = useRoleOptions() ?? []
  const bulk = useAssignmentBulk(list, options)
  const columns = useAssignmentColumns()
  const exported = useExportedAssignments()
  const giving = useGiving()
  const hrefOf = useUserHref()
  const title = t('assignments:tabs.roles')
  return (
    <ScreenPage title={title} description={t('assignments.text')} width="full">
      <ResourceList<Assignment>
        label={title}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ displayName }) => displayName}
        filters={[
          { kind: 'one-of', id: 'role', label: t('assignments.hasRole'), options, isAlwaysShown: true },
          { kind: 'one-of', id: 'without', label: t('assignments.lacksRole'), options },
        ]}
        empty={{ title: t('assignments.none'), text: t('assignments.noneText') }}
        actions={
          <ListExport
            name={title}
            rows={list.data?.meta.totalCount ?? 0}
            columns={exported}
            pages={(paging) => family.list({ ...ask, page: 1, perPage: 100 }, paging).pages()}
          />
        }
        rowHref={({ id }) => hrefOf(id)}
        rowActions={giving.menu}
        {...bulk.table}
      />
      {bulk.dialog}
      {giving.form}
      <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
    </ScreenPage>
  )
}
