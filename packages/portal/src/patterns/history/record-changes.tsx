import { useTranslation } from 'react-i18next'
import type { LogEvent } from '@portal/sdk'
import { logs } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, EmptyState, Link, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ChangeTable } from './change-table.tsx'
import { useActWords } from './use-act-words.ts'
import { useWho } from './use-who.ts'

/** The changes of one record, newest first, each with what it changed. */
export function RecordChanges({ id }: { id: string }) {
  const { t } = useTranslation('reports')
  const { index } = useFamily(logs)
  const { data, error, refresh } = useData(index, [{ subject: id }])
  if (data === undefined)
    return error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={refresh} />
  if (data.data.length === 0) return <EmptyState title={t('historyNone')} />
  return (
    <Stack space="md">
      {data.data.map((event) => (
        <Change key={event.id} event={event} />
      ))}
      <Link href={`/logs?subject=${encodeURIComponent(id)}`}>{t('historyAll')}</Link>
    </Stack>
  )
}

function Change({ event }: { event: LogEvent }) {
  const { dateTime } = useFormat()
  const title = useActWords()(event.act)
  const who = useWho()(event)
  return (
    <Card title={title}>
      <Stack space="sm">
        <p>
          {dateTime(event.at)} · {who}
        </p>
        <ChangeTable
          label={`${title}, ${dateTime(event.at)}`}
          act={event.act}
          before={event.before}
          after={event.after}
        />
      </Stack>
    </Card>
  )
}
