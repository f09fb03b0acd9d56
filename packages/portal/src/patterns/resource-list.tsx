import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, Card, EmptyState } from '@portal/ui-kit'
import { FilterBar } from './filter-bar.tsx'
import { PagedTable, type PagedTableProps } from './paged-table.tsx'
import { TableSearch } from './table-search.tsx'

interface ResourceListProps<Row> extends Omit<PagedTableProps<Row>, 'toolbar' | 'empty'> {
  searchLabel: string
  /** Select fields that narrow the list, each writing into the address. */
  filters?: ReactNode
  /** What to say and do when nobody made one yet. */
  empty: { title: string; text: string; action?: ReactNode }
}

/** A list with search and filters, and with its empty, failed, stale and forbidden states. */
export function ResourceList<Row>({ searchLabel, filters, empty, ...rest }: ResourceListProps<Row>) {
  const { table, list } = rest
  const isOld = list.error !== undefined && list.data !== undefined
  return (
    <Card padding="none">
      {isOld ? <OldRows onRetry={list.refresh} /> : null}
      <PagedTable
        {...rest}
        empty={
          <EmptyState title={empty.title} action={empty.action}>
            {empty.text}
          </EmptyState>
        }
        toolbar={
          <FilterBar>
            <TableSearch table={table} label={searchLabel} />
            {filters}
          </FilterBar>
        }
      />
    </Card>
  )
}

function OldRows({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('general')
  return (
    <Alert
      tone="warning"
      actions={
        <Button size="sm" icon="refresh" onPress={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    >
      {t('list.stale')}
    </Alert>
  )
}
