import { useTranslation } from 'react-i18next'
import type { AgentDay } from '@portal/sdk'
import { Card, type Column, DataTable, Meter, Stack } from '@portal/ui-kit'
import { formatDateTime } from '#format/date-time.ts'
import { useFormat } from '#format/use-format.ts'
import { AgentStatus } from '#patterns/agent-status.tsx'

type Interval = AgentDay['intervals'][number]

/** An agent's day: the time in each state, and the sequence of states, newest first (ONL-7). */
export function AgentDayView({ day: { intervals, totals } }: { day: AgentDay }) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const columns = useIntervalColumns()
  if (intervals.length === 0) return <p>{t('agents.noIntervals')}</p>
  const whole = totals.reduce((sum, { seconds }) => sum + seconds, 0)
  return (
    <>
      <Card title={t('agents.totals')} level={3}>
        <Stack space="sm">
          {totals.map(({ state, seconds }) => (
            <Meter
              key={state}
              label={t(`agents.states.${state}`)}
              value={seconds}
              max={Math.max(1, whole)}
              valueLabel={format.seconds(seconds)}
            />
          ))}
        </Stack>
      </Card>
      <Card title={t('agents.timeline')} level={3} padding="none">
        <DataTable<Interval>
          label={t('agents.timeline')}
          columns={columns}
          rows={intervals.toReversed()}
          rowKey={({ startedAt, state }) => `${startedAt} ${state}`}
          total={intervals.length}
          maxHeight="24rem"
          hideColumnChooser
        />
      </Card>
    </>
  )
}

function useIntervalColumns(): readonly Column<Interval>[] {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const hour = (instant: string) => formatDateTime(instant, format.timeZone).slice(11, 19)
  return [
    {
      id: 'time',
      header: t('agents.day'),
      rowHeader: true,
      cell: ({ startedAt, endedAt }) =>
        `${hour(startedAt)} – ${endedAt === null ? t('agents.now') : hour(endedAt)}`,
    },
    {
      id: 'state',
      header: t('agents.state'),
      priority: 1,
      wrap: true,
      cell: ({ state, breakType, changedBy, origin, reason }) => (
        <>
          <AgentStatus state={state} breakName={breakType?.name} emphasis="quiet" />
          {origin === 'coordinator' ? (
            <p>{t('agents.by', { person: changedBy?.displayName ?? '', reason: reason ?? '' })}</p>
          ) : reason === null ? null : (
            <p>{reason}</p>
          )}
        </>
      ),
    },
    {
      id: 'seconds',
      header: t('agents.time'),
      align: 'end',
      priority: 1,
      cell: ({ seconds }) => format.seconds(seconds),
    },
  ]
}
