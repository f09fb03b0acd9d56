import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Card, Columns, Progress, Stack, Stat } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { KeptRecords } from './kept-records.tsx'
import { undoParts } from './undo-parts.ts'

/** The progress of a load's undo, in which every record is accounted for. */
export function LoadUndoResult({ load, undo }: { load: Load; undo: NonNullable<Load['undo']> }) {
  const { t } = useTranslation('loads')
  const format = useFormat()
  const { total, rowsPerSecond, secondsLeft } = undo
  const done = undoParts.reduce((sum, part) => sum + undo[part], 0)
  const parts = undoParts.filter((part) => undo[part] > 0)
  const sum = parts.map((part) => t(`undo.sums.${part}`, { rows: format.whole(undo[part]) }))
  return (
    <>
      <Card
        title={t(undo.deletes ? 'undo.deleting' : 'undo.result')}
        description={undo.deletes && load.state === 'undoing' ? t('undo.deletingText') : undefined}
      >
        <Stack space="xl">
          <Progress
            label={t('undo.progress')}
            value={done}
            max={Math.max(total, 1)}
            valueLabel={t('undo.rows', { done: format.whole(done), total: format.whole(total) })}
            tone={load.state === 'undone' ? 'success' : 'accent'}
            {...(rowsPerSecond === null
              ? {}
              : { rate: t('loads.rate', { rate: format.whole(rowsPerSecond) }) })}
            {...(secondsLeft === null ? {} : { remaining: format.seconds(secondsLeft) })}
          />
          <Columns count="auto" space="md">
            {undoParts.map((part) => (
              <Stat key={part} label={t(`undo.parts.${part}`)} value={format.whole(undo[part])} />
            ))}
          </Columns>
          <p>{t('undo.sum', { total: format.whole(done), parts: sum.join(' + ') })}</p>
          <p>
            {t('undo.by', {
              person: undo.startedBy.displayName,
              at: format.dateTime(undo.finishedAt ?? undo.startedAt),
            })}
          </p>
        </Stack>
      </Card>
      {undo.keptWorked + undo.keptLater > 0 ? <KeptRecords load={load} /> : null}
    </>
  )
}
