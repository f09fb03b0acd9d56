import { useTranslation } from 'react-i18next'
import type { Synchronization } from '@portal/sdk'
import { synchronization } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, DescriptionList, Inline, Progress, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { RunState } from './run-state.tsx'

interface LastRunCardProps {
  run: Synchronization
  isUnderWay: boolean
  onOpen: (run: Synchronization) => void
}

/** The progress or the result of the last synchronization, which can be cancelled and retried here. */
export function LastRunCard({ run, isUnderWay, onOpen }: LastRunCardProps) {
  const { t } = useTranslation('projects')
  const format = useFormat()
  return (
    <Card title={t('synchronization.last')} actions={<RunState state={run.state} />}>
      <Stack space="md">
        {isUnderWay ? (
          <Progress
            label={t('synchronization.progress')}
            value={run.done}
            max={Math.max(run.total, 1)}
            valueLabel={t('synchronization.doneOf', {
              done: format.whole(run.done),
              total: format.whole(run.total),
            })}
          />
        ) : null}
        {run.failure === null ? null : (
          <Alert tone="danger" title={t(`synchronization.failures.${run.failure}`)}>
            {run.failureDetail}
          </Alert>
        )}
        <Facts run={run} />
        <Acts run={run} isUnderWay={isUnderWay} onOpen={onOpen} />
      </Stack>
    </Card>
  )
}

function Facts({ run }: { run: Synchronization }) {
  const { t } = useTranslation('projects')
  const format = useFormat()
  const fact = (name: 'createdAt' | 'finishedAt' | 'createdBy' | 'source' | 'campaign', value: string) => ({
    term: t(`synchronization.${name}`),
    value,
  })
  const count = (name: 'added' | 'changed' | 'removed') => ({
    term: t(`synchronization.${name}`),
    value: format.whole(run[name]),
  })
  return (
    <DescriptionList
      items={[
        fact('createdAt', format.dateTime(run.createdAt)),
        fact('finishedAt', format.dateTime(run.finishedAt)),
        fact('createdBy', run.createdBy?.displayName ?? '—'),
        fact('source', run.source || '—'),
        fact(
          'campaign',
          run.scope === 'users'
            ? t('synchronization.agents')
            : (run.campaign?.name ?? t('synchronization.all')),
        ),
        ...[count('added'), count('changed'), count('removed')],
      ]}
    />
  )
}

function Acts({ run, isUnderWay, onOpen }: LastRunCardProps) {
  const { t } = useTranslation(['projects', 'general'])
  const family = useFamily(synchronization)
  const may = useCan()('SINCRONIZACION_EJECUTAR')
  const cancel = useAct(family.cancel, t('synchronization.cancelled'))
  const restart = useAct(family.restart, t('synchronization.started'))
  const isUnfinished = run.state === 'failed' || run.state === 'cancelled'
  return (
    <Inline>
      {may && isUnderWay ? (
        <Button isPending={cancel.isPending} onPress={() => void cancel(run.id)}>
          {t('general:actions.cancel')}
        </Button>
      ) : null}
      {may && isUnfinished ? (
        <Button icon="restart" isPending={restart.isPending} onPress={() => void restart(run.id)}>
          {t('synchronization.restart')}
        </Button>
      ) : null}
      {run.done > 0 ? (
        <Button icon="list" onPress={() => onOpen(run)}>
          {t('synchronization.showChanges')}
        </Button>
      ) : null}
    </Inline>
  )
}
