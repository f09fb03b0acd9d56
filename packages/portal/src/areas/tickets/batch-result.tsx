import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketBatch, TicketBatchRow } from '@portal/sdk'
import { ticketBatches } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, DataTable, Inline, Pagination, RadioGroup, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { Waiting } from '#patterns/waiting-part.tsx'
import { isUnderWay } from './batch-state.ts'
import { useBatchColumns } from './batch-columns.tsx'

const liveMs = 1000
const rowsAtOnce = 100

/** The progress of a batch, the result of each ticket, and undo. */
export function BatchResult({ id }: { id: string }) {
  const { t } = useTranslation(['casePool', 'general'])
  const format = useFormat()
  const family = useFamily(ticketBatches)
  const { data, error, refresh } = useData(family.show, [id], {
    refreshMs: (answer) => (answer !== undefined && isUnderWay(answer) ? liveMs : 0),
  })
  const undo = useAct(family.undo, t('result.undone'), ['tickets', 'dashboard'])
  if (data === undefined) return <Waiting error={error} onRetry={refresh} />
  const numbers = { done: format.whole(data.done), refused: format.whole(data.refused) }
  return (
    <Stack space="lg">
      <Inline>
        <p role="status">
          {t(`states.${data.state}`)} · {t('result.sum', numbers)}
        </p>
        {data.canUndo ? (
          <Button icon="restart" isPending={undo.isPending} onPress={() => void undo(id)}>
            {t('general:actions.undo')}
          </Button>
        ) : null}
      </Inline>
      <Rows batch={data} />
    </Stack>
  )
}

/** By the hundred: failures first, since they need work, then the rest. */
function Rows({ batch }: { batch: TicketBatch }) {
  const { t } = useTranslation('casePool')
  const [isDone, choose] = useState(batch.refused === 0)
  const [page, turn] = useState(1)
  const list = useData(
    useFamily(ticketBatches).rows,
    isUnderWay(batch) ? null : [batch.id, { page, perPage: rowsAtOnce, isDone }],
    { keepPrevious: true },
  )
  const columns = useBatchColumns<TicketBatchRow>()
  if (isUnderWay(batch)) return null
  const { data, error, refresh } = list
  if (data === undefined) return <Waiting error={error} onRetry={refresh} />
  return (
    <Stack space="md">
      {batch.refused === 0 ? null : (
        <RadioGroup
          label={t('result.which')}
          value={isDone ? 'done' : 'refused'}
          onChange={(id) => {
            choose(id === 'done')
            turn(1)
          }}
          options={(['refused', 'done'] as const).map((id) => ({ id, label: t(`batches.${id}`) }))}
        />
      )}
      <DataTable<TicketBatchRow>
        label={t('preview.rows')}
        columns={columns}
        rows={data.data}
        rowKey={({ ticketId }) => ticketId}
        hideColumnChooser
      />
      {data.meta.totalPages > 1 ? (
        <Pagination page={page} perPage={rowsAtOnce} total={data.meta.totalCount} onPage={turn} />
      ) : null}
    </Stack>
  )
}
