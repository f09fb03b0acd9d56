import { useTranslation } from 'react-i18next'
import type { WorkdayDetail } from '@portal/sdk'
import { Alert, Card, DataTable } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { AgentStatus } from '#patterns/agent-status.tsx'
import { hourOf } from '#patterns/clock/use-clock.ts'
import { useMinute } from '#patterns/use-minute.ts'
import { useContradictions } from './use-contradictions.ts'
import { useTimeColumn } from './use-time-column.ts'

/** Contradictions between clock and agent states (REP-7). */
export function Contradictions({ detail }: { detail: WorkdayDetail }) {
  const { t } = useTranslation('workdays')
  const all = useContradictions(detail)
  const { timeZone } = detail.workday
  if (all.length === 0) return null
  return (
    <Alert tone="warning" title={t('day.contradictions')} isSilent>
      <ul>
        {all.map(({ from, to, isRunning, text }) => (
          <li key={from}>
            {hourOf(from, timeZone)} – {isRunning ? t('days.now') : hourOf(to, timeZone)}: {text}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

type AgentSpan = WorkdayDetail['states'][number]

/** The sequence of agent states of the day. */
export function StateTable({ detail: { states, workday } }: { detail: WorkdayDetail }) {
  const { t } = useTranslation('workdays')
  const format = useFormat()
  const now = useMinute()
  const time = useTimeColumn<AgentSpan>(workday.timeZone)
  if (states.length === 0) return null
  const secondsOf = ({ startedAt, endedAt }: AgentSpan) =>
    ((endedAt === null ? now : Date.parse(endedAt)) - Date.parse(startedAt)) / 1000
  return (
    <Card title={t('day.states')} level={3} padding="none">
      <DataTable<AgentSpan>
        label={t('day.states')}
        rows={states}
        rowKey={({ startedAt }) => startedAt}
        maxHeight="24rem"
        hideColumnChooser
        columns={[
          time,
          {
            id: 'state',
            header: t('day.state'),
            priority: 1,
            cell: ({ state, breakType }) => (
              <AgentStatus state={state} breakName={breakType?.name} emphasis="quiet" />
            ),
          },
          { id: 'skill', header: t('day.skill'), priority: 2, cell: ({ skill }) => skill?.name },
          {
            id: 'length',
            header: t('days.length'),
            align: 'end',
            priority: 1,
            cell: (span) => format.seconds(secondsOf(span)),
          },
          {
            id: 'origin',
            header: t('day.origin'),
            hidden: true,
            cell: ({ origin }) => t(`day.origins.${origin}`),
          },
        ]}
      />
    </Card>
  )
}
