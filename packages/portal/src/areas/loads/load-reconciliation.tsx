import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Card, Columns, Stack, Stat } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { LoadProgress } from './load-progress.tsx'

const counters = ['created', 'updated', 'unchanged', 'duplicated', 'excluded', 'errors'] as const

/** How far a load is, and that every row of the file is accounted for. */
export function LoadReconciliation({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const format = useFormat()
  const values = Object.fromEntries(counters.map((name) => [name, format.whole(load[name])]))
  return (
    <Card title={t('loads.reconciliation')}>
      <Stack space="xl">
        <LoadProgress load={load} />
        <Columns count="auto" space="md">
          {counters.map((name) => (
            <Stat key={name} label={t(`counters.${name}`)} value={format.whole(load[name])} />
          ))}
        </Columns>
        <p>{t('loads.balance', { ...values, processed: format.whole(load.processed) })}</p>
      </Stack>
    </Card>
  )
}
