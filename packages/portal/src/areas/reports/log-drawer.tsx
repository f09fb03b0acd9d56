import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogEventDetail } from '@portal/sdk'
import { logs } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, DescriptionList, Drawer, Inline, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { FailureState } from '#patterns/failure-state.tsx'
import { ChangeTable } from '#patterns/history/change-table.tsx'
import { useActWords } from '#patterns/history/use-act-words.ts'
import { useWho } from '#patterns/history/use-who.ts'

/** One event: its changes, its author and origin; the earlier values can be restored. */
export function LogDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { show } = useFamily(logs)
  const { data, error, refresh } = useData(show, [id])
  const words = useActWords()
  return (
    <Drawer
      title={data === undefined ? '…' : words(data.act)}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Event event={data} />
      )}
    </Drawer>
  )
}

function Event({ event }: { event: LogEventDetail }) {
  const { t } = useTranslation('reports')
  const hasChange = event.before !== null || event.after !== null
  const hasDetail = Object.keys(event.detail).length > 0
  return (
    <Stack space="lg">
      {hasChange ? (
        <ChangeTable label={t('changed')} act={event.act} before={event.before} after={event.after} />
      ) : null}
      {hasDetail ? (
        <ChangeTable label={t('detail')} act={event.act} before={null} after={event.detail} />
      ) : null}
      {hasChange || hasDetail ? null : <p>{t('noDiff')}</p>}
      {event.isRevertible ? <Revert event={event} /> : null}
      <Facts event={event} />
    </Stack>
  )
}

function Facts({ event }: { event: LogEventDetail }) {
  const { t } = useTranslation('reports')
  const { dateTime } = useFormat()
  const { subject, subjectLabel, channel, seq } = event
  return (
    <DescriptionList
      items={[
        { term: t('person'), value: useWho()(event) },
        { term: t('at'), value: dateTime(event.at) },
        { term: t('subject'), value: subjectLabel ?? subject ?? '—' },
        { term: t('channel'), value: channel === null ? '—' : t(`channels.${channel}`) },
        { term: t('ip'), value: event.ip ?? '—' },
        { term: t('userAgent'), value: event.userAgent ?? '—' },
        { term: t('requestId'), value: event.requestId ?? '—' },
        { term: t('code'), value: <code>{event.act}</code> },
        { term: t('seq'), value: seq === null ? t('waiting') : String(seq) },
      ]}
    />
  )
}

function Revert({ event }: { event: LogEventDetail }) {
  const { t } = useTranslation('reports')
  const { revert } = useFamily(logs)
  const [asked, ask] = useState<LogEventDetail>()
  const close = () => ask(undefined)
  return (
    <>
      <Inline>
        <Button icon="history" onPress={() => ask(event)}>
          {t('revert')}
        </Button>
      </Inline>
      <ConfirmAction
        subject={asked}
        onClose={close}
        title={({ subjectLabel, subject }) => t('revertTitle', { name: subjectLabel ?? subject ?? '' })}
        text={() => t('revertText')}
        confirmLabel={t('revert')}
        act={revert}
        idOf={({ id }) => id}
        done={t('reverted')}
        onDone={close}
      >
        <ChangeTable
          label={t('changed')}
          act={event.act}
          before={event.current}
          after={event.before}
          sides={[t('revertNow'), t('revertThen')]}
        />
      </ConfirmAction>
    </>
  )
}
