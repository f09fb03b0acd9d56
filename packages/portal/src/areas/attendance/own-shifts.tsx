import { useTranslation } from 'react-i18next'
import type { OwnShift } from '@portal/sdk'
import { shifts } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DataTable, Skeleton, Stack } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { timesText } from '#patterns/shift-words.ts'
import { lookOf } from './shift-bars.ts'

/** The person's own shifts of the month, and the next one. */
export function OwnShifts() {
  const { t } = useTranslation('shifts')
  const { data, error, refresh } = useData(useFamily(shifts).own, [])
  if (data === undefined)
    return (
      <Card title={t('own.title')}>
        {error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={refresh} />}
      </Card>
    )
  const { next } = data
  const days = data.days.filter(
    ({ source, segments, holiday }) => source === 'shift' || segments.length > 0 || holiday !== null,
  )
  return (
    <Card title={t('own.title')}>
      <Stack space="md">
        <p>{next === null ? t('own.noNext') : <NextShift shift={next} />}</p>
        {days.length === 0 ? <p>{t('own.none')}</p> : <ShiftTable days={days} />}
      </Stack>
    </Card>
  )
}

function NextShift({ shift: { date, segments } }: { shift: OwnShift }) {
  const { t } = useTranslation('shifts')
  const dayText = useDayText()
  return (
    <>
      {t('own.next')}: <strong>{`${dayText(date)}, ${timesText(segments)}`}</strong>
    </>
  )
}

function ShiftTable({ days }: { days: readonly OwnShift[] }) {
  const { t } = useTranslation('shifts')
  const dayText = useDayText()
  return (
    <DataTable<OwnShift>
      label={t('own.title')}
      rows={days}
      rowKey={({ date }) => date}
      maxHeight="24rem"
      hideColumnChooser
      columns={[
        { id: 'date', header: t('own.day'), priority: 1, rowHeader: true, cell: ({ date }) => dayText(date) },
        {
          id: 'times',
          header: t('own.times'),
          priority: 1,
          cell: ({ segments, holiday }) =>
            segments.length > 0
              ? timesText(segments)
              : holiday === null
                ? '—'
                : t('own.holiday', { name: holiday }),
        },
        {
          id: 'kind',
          header: t('own.kind'),
          priority: 2,
          cell: ({ segments, note }) => [t(`kinds.${lookOf(segments)}`), note].filter(Boolean).join(', '),
        },
        {
          id: 'minutes',
          header: t('own.minutes'),
          align: 'end',
          priority: 2,
          cell: ({ minutes }) => hoursFace(minutes),
        },
      ]}
    />
  )
}

/** `lun, 2 mar`, in the current language. */
function useDayText(): (date: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  })
  return (date) => format.format(new Date(`${date}T00:00:00Z`))
}
