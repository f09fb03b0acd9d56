import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupMember } from '@portal/sdk'
import { completeLayout, DataTable, type DataTableProps, EmptyState } from '@portal/ui-kit'
import { ListExport } from '#patterns/export/list-export.tsx'
import { tableExport, type TableSheet } from '#patterns/export/table-columns.ts'
import { TickedRows, useTickedRows } from '#patterns/export/ticked-rows.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { useMemberColumns } from './member-columns.ts'

type Passed = 'label' | 'total' | 'footer' | 'selected' | 'onSelect' | 'bulkActions'

interface MemberTableProps extends Pick<DataTableProps<GroupMember>, Passed> {
  list: ListAnswer<GroupMember>
  isByHand: boolean
  /** All of them, for an export. */
  pages: TableSheet<GroupMember>['pages']
  /** Brings members in from a file, where that may be. */
  importButton: ReactNode
}

const rowKey = ({ id }: GroupMember) => id

/** The members of one page. */
export function MemberTable({ list, isByHand, pages, importButton, ...passed }: MemberTableProps) {
  const { t } = useTranslation('staff')
  const columns = useMemberColumns(isByHand)
  const { data, error, isLoading, refresh } = list
  const ticked = useTickedRows({ ...passed, list, rowKey, question: '' })
  return (
    <TickedRows value={ticked.rows}>
      <DataTable<GroupMember>
        {...passed}
        {...ticked.table}
        columns={columns}
        rows={data?.data ?? []}
        rowKey={rowKey}
        rowLabel={({ displayName }) => displayName}
        isLoading={isLoading}
        error={
          data === undefined && error !== undefined ? (
            <FailureState error={error} onRetry={refresh} />
          ) : undefined
        }
        empty={<EmptyState title={t('groups.noMembers')}>{t('groups.noMembersText')}</EmptyState>}
        actions={
          <>
            {importButton}
            <ListExport
              name={passed.label}
              rows={data?.meta.totalCount ?? 0}
              columns={tableExport(columns, completeLayout(columns, undefined), {})}
              pages={pages}
            />
          </>
        }
        hideColumnChooser
      />
    </TickedRows>
  )
}
