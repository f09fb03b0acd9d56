import { useState } from 'react'
import { useData, type DataSource } from '@portal/sdk/react'
import { Card, DataTable, Pagination, Stack, type Column } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'

const perPage = 25

interface RowsOfLoadProps<Row> {
  title: string
  loadId: string
  ask: DataSource<
    [string, { page: number; perPage: number }],
    { readonly data: readonly Row[]; readonly meta: { readonly totalCount: number } }
  >
  columns: readonly Column<Row>[]
}

/** Some rows of a load, page by page. */
export function RowsOfLoad<Row extends { readonly row: number }>(props: RowsOfLoadProps<Row>) {
  const { title, loadId, ask, columns } = props
  const [page, setPage] = useState(1)
  const { data, error, refresh } = useData(ask, [loadId, { page, perPage }], { keepPrevious: true })
  if (error !== undefined) return <FailureState error={error} onRetry={refresh} />
  if (data === undefined) return null
  const total = data.meta.totalCount
  return (
    <Card title={title} padding="none">
      <Stack space="md">
        <DataTable
          label={title}
          columns={columns}
          rows={data.data}
          rowKey={({ row }) => String(row)}
          hideColumnChooser
        />
        {total > perPage ? <Pagination {...{ page, perPage, total }} onPage={setPage} /> : null}
      </Stack>
    </Card>
  )
}
