import { useTranslation } from 'react-i18next'
import type { TicketBatch, TicketBatchRow } from '@portal/sdk'
import { ticketBatches } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, DataTable, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { Waiting } from '#patterns/waiting-part.tsx'
import { isUnderWay } from './batch-state.ts'
import { useBatchColumns } from './batch-columns.tsx'

const liveMs = 1000

/** How far a batch is, what became of each of its tickets, and the way back. */
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

function Rows({ batch }: { batch: TicketBatch }) {
  const { t } = useTranslation('casePool')
  const columns = useBatchColumns<TicketBatchRow>()
  // What was refused stands first: it is what is left to do.
  const ask = { perPage: 100 as const }
  const { data, error, refresh } = useData(
    useFamily(ticketBatches).rows,
    isUnderWay(batch) ? null : [batch.id, ask],
    { keepPrevious: true },
  )
  if (isUnderWay(batch)) return null
  if (data === undefined) return <Waiting error={error} onRetry={refresh} />
  return (
    <DataTable<TicketBatchRow>
      label={t('preview.rows')}
      columns={columns}
      rows={data.data.toSorted((one, other) => Number(one.isDone) - Number(other.isDone))}
      rowKey={({ ticketId }) => ticketId}
      hideColumnChooser
    />
  )
}
