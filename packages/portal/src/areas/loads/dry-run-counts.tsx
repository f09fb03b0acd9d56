import { useTranslation } from 'react-i18next'
import type { DryRun } from '@portal/sdk'
import { Columns, Progress, Stack, Stat } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { rowOutcomes, useRowSum } from '#patterns/load-rows.ts'

/** The progress and the counts of a dry run, in which every row is accounted for. */
export function DryRunCounts({ found }: { found: DryRun }) {
  const { t } = useTranslation(['recordsFile', 'loads'])
  const format = useFormat()
  const sum = useRowSum()
  const { processed, total, rowsPerSecond, secondsLeft } = found
  return (
    <Stack space="md">
      {found.state === 'completed' ? null : (
        <Progress
          label={t('file.dryRun.progress')}
          value={processed}
          max={Math.max(total, 1)}
          valueLabel={t('loads:loads.rows', {
            processed: format.whole(processed),
            total: format.whole(total),
          })}
          {...(rowsPerSecond === null
            ? {}
            : { rate: t('loads:loads.rate', { rate: format.whole(rowsPerSecond) }) })}
          {...(secondsLeft === null ? {} : { remaining: format.seconds(secondsLeft) })}
        />
      )}
      <Columns count="auto" space="md">
        {rowOutcomes.map((name) => (
          <Stat key={name} label={t(`file.dryRun.counters.${name}`)} value={format.whole(found[name])} />
        ))}
      </Columns>
      <p>{sum(found)}</p>
    </Stack>
  )
}
