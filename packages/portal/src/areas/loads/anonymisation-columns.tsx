import { useTranslation } from 'react-i18next'
import type { AnonymisationRun } from '@portal/sdk'
import { type Column, Progress, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

export const isBeingDone = ({ state }: AnonymisationRun) => state === 'queued' || state === 'running'

const tones = {
  queued: 'info',
  running: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const

/** The rule of a run, its progress, and the number of records. */
export function useAnonymisationColumns(): readonly Column<AnonymisationRun>[] {
  const { t } = useTranslation('anonymisationRules')
  const format = useFormat()
  return [
    {
      ...{ id: 'rule', header: t('runs.rule'), rowHeader: true, priority: 1 },
      cell: ({ ruleName }) => ruleName,
    },
    { id: 'state', header: t('runs.state'), priority: 1, cell: (run) => <RunState run={run} /> },
    { id: 'template', header: t('runs.template'), priority: 3, cell: ({ templateName }) => templateName },
    {
      ...{ id: 'records', header: t('runs.records'), priority: 2, align: 'end' },
      cell: ({ done }) => format.whole(done),
    },
    {
      ...{ id: 'held', header: t('runs.held'), priority: 2, align: 'end' },
      cell: ({ held }) => format.whole(held),
    },
    {
      ...{ id: 'createdAt', header: t('runs.createdAt'), priority: 2 },
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      ...{ id: 'createdBy', header: t('runs.createdBy'), priority: 3 },
      cell: ({ createdBy }) => createdBy.displayName,
    },
    { id: 'reason', header: t('runs.reason'), wrap: true, priority: 3, cell: ({ reason }) => reason },
  ]
}

function RunState({ run }: { run: AnonymisationRun }) {
  const { t } = useTranslation('anonymisationRules')
  const format = useFormat()
  const { state, done, total, rowsPerSecond } = run
  if (state !== 'running') return <Status tone={tones[state]}>{t(`runs.states.${state}`)}</Status>
  return (
    <Progress
      label={t('runs.states.running')}
      isLabelHidden
      value={done}
      max={total}
      valueLabel={t('runs.progress', { done: format.whole(done), total: format.whole(total) })}
      rate={rowsPerSecond === null ? undefined : t('runs.rate', { rate: format.whole(rowsPerSecond) })}
    />
  )
}
