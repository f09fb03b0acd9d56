import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Card, Columns, Stack, Stat } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { rowOutcomes, useRowSum } from '#patterns/load-rows.ts'
import { LoadProgress } from './load-progress.tsx'

/** The progress of a load, in which every row of the file is accounted for. */
export function LoadReconciliation({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const format = useFormat()
  const sum = useRowSum()
  const pending = load.total - load.processed
  return (
    <Card title={t('loads.reconciliation')}>
      <Stack space="xl">
        <LoadProgress load={load} />
        <Columns count="auto" space="md">
          {rowOutcomes.map((name) => (
            <Stat key={name} label={t(`counters.${name}`)} value={format.whole(load[name])} />
          ))}
          {load.mended === 0 ? null : <Stat label={t('counters.mended')} value={format.whole(load.mended)} />}
          {pending === 0 ? null : <Stat label={t('counters.pending')} value={format.whole(pending)} />}
        </Columns>
        <p>{sum(load)}</p>
      </Stack>
    </Card>
  )
}
